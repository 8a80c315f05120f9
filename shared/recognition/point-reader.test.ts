import { expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { pointReader } from './point-reader.ts';
import type { PastTransaction } from './types.ts';

const history = Array.from({ length: 40 }, (_, at): PastTransaction => ({
  id: `id-${100 - at}`,
  date: addDays('2026-03-25', -at),
  type: 'expense',
  amountMinor: 100 + at,
  category: 'food',
  description: `Shop ${at % 5}`,
}));
const [first, second] = history;

it.each<[string, readonly PastTransaction[]]>([
  ['of the same transactions', history],
  ['with a new one', history.toSpliced(7, 0, { ...history[7], id: 'new' } as PastTransaction)],
  ['without some', history.filter((_, at) => at % 9 !== 2)],
  ['with one that was edited', history.with(3, { ...history[3], amountMinor: 999 } as PastTransaction)],
  ['in another order', history.toReversed()],
  ['of somebody else', history.map((each) => ({ ...each, description: 'Other' }))],
  ['of nothing', []],
])('makes the same points of a history %s as without an earlier history', (_, next) => {
  const read = pointReader();
  read(history);
  expect(read(next)).toEqual(pointReader()(next));
});

it('keeps the point of a transaction that is the same object, and makes a new one for an edited transaction', () => {
  const read = pointReader();
  const before = read(history);
  const edited = { ...second, amountMinor: 5 } as PastTransaction;
  const after = read([{ ...first, id: 'new' } as PastTransaction, ...history.with(1, edited)]);
  expect(after.map((point) => before.indexOf(point))).toEqual([
    -1,
    0,
    -1,
    ...history.slice(2).map((_, at) => at + 2),
  ]);
  expect(after[2]).toMatchObject({ amountMinor: 5 });
});
