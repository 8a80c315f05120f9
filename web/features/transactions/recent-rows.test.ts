import { expect, it } from 'vitest';
import { toRecentRows } from './recent-rows.ts';
import { sampleTransaction } from './testing/sample-transaction.ts';

it('the latest transactions have one row for a split purchase, and its last part is whole', () => {
  const [whole, a, b, last] = [
    sampleTransaction({ id: 'whole' }),
    sampleTransaction({ id: 'a', groupId: 'g', amount: 1 }),
    sampleTransaction({ id: 'b', groupId: 'g', amount: 2 }),
    sampleTransaction({ id: 'last', groupId: 'h' }),
  ];
  const groups = [
    { id: 'g', count: 3, amount: 6 },
    { id: 'h', count: 1, amount: last.amount },
  ];
  expect(toRecentRows([whole, a, b, last], groups)).toEqual([
    { transaction: whole },
    { transaction: { ...a, amount: 6 }, parts: 3 },
    { transaction: { ...last, groupId: null } },
  ]);
});
