import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';
import { sumDays } from './day-sums.ts';

const on = (date: string, amount: number, type: 'expense' | 'income' = 'expense') =>
  sampleTransaction({ date, amount, type });

it('sums the transactions of a day exactly', () => {
  const items = [
    on('2026-11-03', 0.1),
    on('2026-11-03', 0.2),
    on('2026-11-02', 98_765_432_109.99, 'income'),
    on('2026-11-02', 0.01),
  ];
  expect([...sumDays(items, { hasMore: false, decimals: 2 })]).toEqual([
    ['2026-11-03', -0.3],
    ['2026-11-02', 98_765_432_109.98],
  ]);
});

it('gives no sum for a day with one transaction, which would repeat its amount', () => {
  const items = [on('2026-11-03', 0.1), on('2026-11-02', 0.2), on('2026-11-02', 0.3)];
  expect([...sumDays(items, { hasMore: false, decimals: 2 }).keys()]).toEqual(['2026-11-02']);
});

it('gives no sum for the last loaded day until the next page shows that it is complete', () => {
  const days = fc.array(fc.constantFrom('2026-11-03', '2026-11-02', '2026-11-01'), { minLength: 1 });
  fc.assert(
    fc.property(days, fc.nat(), (dates, cut) => {
      const all = dates
        .toSorted()
        .toReversed()
        .map((date, index) => on(date, index + 1));
      const loaded = all.slice(0, 1 + (cut % all.length));
      const hasMore = loaded.length < all.length;
      const whole = sumDays(all, { hasMore: false, decimals: 2 });
      for (const [day, sum] of sumDays(loaded, { hasMore, decimals: 2 })) expect(sum).toBe(whole.get(day));
    }),
  );
});
