import { expect, it } from 'vitest';
import type { SettlementRow } from '#shared/contract/settlements.ts';
import { groupPastRows, toAnswerBodies, toFormerBodies } from './past-rows.ts';

const row = (line: number, fields: Partial<SettlementRow> = {}): SettlementRow => ({
  line,
  date: '2026-10-05',
  amount: -10,
  text: 'LIQUIDACION TARJETA VISA 4567',
  kind: 'card',
  counterpart: '4567',
  state: 'leftOut',
  account: null,
  type: null,
  category: null,
  description: null,
  note: null,
  isChanged: false,
  ...fields,
});
const spent = {
  state: 'transaction',
  type: 'expense',
  category: 'food',
  description: 'Visa',
  note: '',
} as const;

it('groups saved rows by what they settle, with the answer that all of them have', () => {
  const cash = { kind: 'cash', counterpart: '' } as const;
  const rows = [
    row(1),
    row(2),
    row(3, { ...cash, ...spent }),
    row(4, cash),
    row(5, { counterpart: 'Amex', ...spent }),
  ];
  expect(groupPastRows(rows).map(({ key, value, rows: { length } }) => [key, value, length])).toEqual([
    ['card:4567', 'leftOut', 2],
    ['cash:', '', 2],
    ['card:Amex', 'category:food', 1],
  ]);
});

it('sends an answer in as few requests as possible', () => {
  const rows = Array.from({ length: 501 }, (_, at) => row(at + 1));
  const bodies = toAnswerBodies(rows, 'account:card');
  expect(bodies.map(({ lines, ...body }) => [lines.length, body])).toEqual([
    [500, { state: 'transfer', account: 'card' }],
    [1, { state: 'transfer', account: 'card' }],
  ]);
  expect(toAnswerBodies([row(1)], 'category:food')).toEqual([
    { state: 'transaction', category: 'food', lines: [1] },
  ]);
  expect(toAnswerBodies([row(1)], '')).toEqual([]);
});

it('takes an answer back, except for rows that stayed as they are', () => {
  const rows = [row(1), row(2, spent), row(3), row(4, { state: 'transfer' }), row(5, { isChanged: true })];
  const { state, ...target } = spent;
  expect(toFormerBodies(rows)).toEqual([
    { state: 'leftOut', lines: [1, 3] },
    { state, ...target, lines: [2] },
    { state: 'transfer', account: null, lines: [4] },
  ]);
});
