import { expect, it } from 'vitest';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import { createMemory } from './memory.ts';
import { recogniseFits } from './recognise-series.ts';
import type { PastTransaction } from './types.ts';

const { transactions, today } = makeHousehold(2_003);
const [rent] = recogniseFits(transactions, today).series.filter(({ cadence }) => cadence === 'monthly');
const changed = rent?.transactionIds.at(-2) ?? '';

function withChange(change: Partial<PastTransaction>): PastTransaction[] {
  return transactions.map((each) => (each.id === changed ? { ...each, ...change } : each));
}

const HISTORIES: [string, readonly PastTransaction[]][] = [
  ['the same transactions', transactions.map((each) => ({ ...each }))],
  ['another amount', withChange({ amountMinor: 123 })],
  ['another day', withChange({ date: '2020-01-01' })],
  ['another category', withChange({ category: 'health' })],
  ['another text', withChange({ description: 'Something else' })],
  ['one less', transactions.filter(({ id }) => id !== changed)],
];

it.each(HISTORIES)('with another history in the cache, %s gives the same series as without', (_, history) => {
  const memory = createMemory();
  recogniseFits(transactions, today, undefined, memory);
  expect(recogniseFits(history, today, undefined, memory)).toEqual(recogniseFits(history, today));
});

it('a confirmation of the user has an effect although the transactions are cached', () => {
  const twice = ['2026-01-05', '2026-03-20'].map((date, at): PastTransaction => ({
    id: `gym ${at}`,
    date,
    type: 'expense',
    amountMinor: 4_000,
    category: 'health',
    description: 'Gym',
  }));
  const memory = createMemory();
  const find = (isConfirmed?: (key: string) => boolean) =>
    recogniseFits(twice, '2026-03-25', isConfirmed, memory).series.length;
  expect([find(), find((key) => key === 'expense:gym'), find()]).toEqual([0, 1, 0]);
});
