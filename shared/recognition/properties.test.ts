import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import { recogniseSeries } from './recognise-series.ts';

describe('the recognition', () => {
  const { transactions, today } = makeHousehold(2_003);
  const expected = recogniseSeries(transactions, today);

  it('ignores transactions after its day', () => {
    const earlier = addDays(today, -200);
    const known = transactions.filter(({ date }) => date <= earlier);
    expect(known.length).toBeLessThan(transactions.length);
    expect(recogniseSeries(transactions, earlier)).toEqual(recogniseSeries(known, earlier));
  });

  it('does not depend on the order of the transactions', () => {
    expect(expected.length).toBeGreaterThan(5);
    expect(recogniseSeries(transactions.toReversed(), today)).toEqual(expected);
    expect(
      recogniseSeries(
        transactions.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        today,
      ),
    ).toEqual(expected);
  });

  it('finds the same with ten times the amounts', () => {
    const tenfold = transactions.map((each) => ({ ...each, amountMinor: each.amountMinor * 10 }));
    const essence = (series: typeof expected) =>
      series
        .map(({ cadence, status, count, nextDay, transactionIds, isEstimate }) => ({
          cadence,
          status,
          count,
          nextDay,
          transactionIds,
          isEstimate,
        }))
        .toSorted((one, other) => ((one.transactionIds[0] ?? '') < (other.transactionIds[0] ?? '') ? -1 : 1));
    expect(essence(recogniseSeries(tenfold, today))).toEqual(essence(expected));
  });

  it('puts a transaction into at most one series, and gives each series its own key, for any description', () => {
    const some = fc.record({
      description: fc.oneof(
        fc.constantFrom('Rent', 'rent', 'Gym', 'قهوة', '💶', '…', 'RECIBO', '2026', ' '),
        fc.string({ unit: 'binary' }),
      ),
      type: fc.constantFrom('expense' as const, 'income' as const),
      date: fc.integer({ min: 0, max: 1_200 }).map((days) => addDays('2023-01-01', days)),
      amountMinor: fc.constantFrom(1, 999, 1_000, 5_000, 9_007_199_254_740_991),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (list) => {
        const history = list.map((each, at) => ({ ...each, id: `t${at}`, category: 'other' }));
        const series = recogniseSeries(history, '2026-01-01');
        const ids = series.flatMap(({ transactionIds }) => transactionIds);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(series.map(({ key }) => key)).size).toBe(series.length);
      }),
    );
  });
});
