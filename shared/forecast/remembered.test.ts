import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { findNotices } from '../notices/find-notices.ts';
import { createMemory } from '../recognition/memory.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { makeHousehold } from '../testing/households/make-household.ts';
import { scaled } from '../testing/scaled.ts';
import { makeForecast } from './make-forecast.ts';

const { transactions, today } = makeHousehold(2_003);
const change = fc.record({
  at: fc.nat({ max: transactions.length - 1 }),
  kind: fc.constantFrom('edit', 'move', 'remove', 'copy'),
  days: fc.integer({ min: -90, max: 30 }),
});

function withChange(
  all: readonly PastTransaction[],
  { at, kind, days }: { at: number; kind: string; days: number },
) {
  const place = at % all.length;
  const old = all[place];
  if (old === undefined || kind === 'remove') return all.toSpliced(place, 1);
  if (kind === 'edit') return all.with(place, { ...old, amountMinor: old.amountMinor + 150 });
  const moved = { ...old, date: addDays(today, days) };
  return kind === 'move' ? all.with(place, moved) : [{ ...moved, id: `${old.id} ${days}` }, ...all];
}

it('after a change, a forecast from cached results equals one without a cache', () => {
  const memory = createMemory();
  let all: readonly PastTransaction[] = transactions;
  fc.assert(
    fc.property(change, (each) => {
      all = withChange(all, each);
      const input = { transactions: all, planned: [], today, months: 12 };
      const copied = { ...input, transactions: all.map((one) => ({ ...one })) };
      expect(makeForecast(input, memory)).toEqual(makeForecast(copied, createMemory()));
    }),
    { numRuns: scaled(15), endOnFailure: true },
  );
});

it('notices from the forecast of a year equal those from the forecast of a month', () => {
  for (const days of [0, 5, 12, 20]) {
    const knownOn = addDays(today, -days);
    const noticed = transactions.map((each) => ({ ...each, groupId: null }));
    const input = { transactions: noticed, planned: [], today: knownOn };
    const yearly = makeForecast({ ...input, months: 12 });
    expect(findNotices(input, () => yearly)).toEqual(findNotices(input));
    expect(yearly.endOfMonth).toEqual(makeForecast({ ...input, months: 1 }).endOfMonth);
  }
});
