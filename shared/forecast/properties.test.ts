import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, endOfMonth, startOfMonth } from '#shared/calendar.ts';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { minorUnits } from '#shared/testing/amounts.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import { anyHistory, listFigures, forecastOf, monthly } from '#shared/testing/forecast-ledgers.ts';

const numRuns = scaled(60);
const households = [9_101, 9_106, 9_112].map(makeHousehold);

describe('for any history', () => {
  it('the figures are whole, in order and complete', () => {
    fc.assert(
      fc.property(anyHistory, ({ transactions, today }) => {
        const forecast = forecastOf(transactions, today);
        expect(forecast.months).toHaveLength(6);
        for (const [name, { p10, p50, p90 }] of listFigures(forecast)) {
          expect(Number.isSafeInteger(p50), name).toBe(true);
          expect(p10 === null, name).toBe(forecast.reason !== null);
          expect(p90 === null, name).toBe(forecast.reason !== null);
          expect((p10 ?? p50) <= p50 && p50 <= (p90 ?? p50), name).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it('the end of a month is at least what is recorded in it, also for its later days', () => {
    const later = fc.record({
      income: fc.nat(900_000),
      expense: fc.integer({ min: -900_000, max: 900_000 }),
    });
    fc.assert(
      fc.property(anyHistory, later, ({ transactions, today }, amounts) => {
        const entered = TRANSACTION_TYPES.map((type) => ({
          id: `later ${type}`,
          type,
          date: endOfMonth(today),
          amountMinor: amounts[type],
          category: 'other',
          description: 'Later',
        }));
        const all = [...transactions, ...entered];
        const { income, expenses } = forecastOf(all, today).endOfMonth;
        for (const [type, figure] of [
          ['income', income],
          ['expense', expenses],
        ] as const) {
          const recorded = all
            .filter((each) => each.type === type && each.date >= startOfMonth(today))
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          expect(figure.p10 ?? figure.p50).toBeGreaterThanOrEqual(recorded);
        }
      }),
      { numRuns },
    );
  });

  it('the categories of the next month add up to its expenses, with and without refunds', () => {
    fc.assert(
      fc.property(anyHistory, fc.boolean(), ({ transactions, today }, hasRefunds) => {
        const all = transactions.map((each, at) =>
          hasRefunds && each.type === 'expense' && at % 3 === 0
            ? { ...each, amountMinor: -Math.round(each.amountMinor / 4) }
            : each,
        );
        const { categories, months } = forecastOf(all, today);
        const sum = categories.reduce((total, { next }) => total + next.p50, 0);
        const [next] = months;
        const isKnown = categories.some(({ next: { p50 } }) => p50 !== 0);
        if (isKnown) expect(sum).toBe(next?.expenses.p50);
        for (const [name, { p50 }] of listFigures(forecastOf(all, today)))
          expect(Number.isSafeInteger(p50), name).toBe(true);
      }),
      { numRuns },
    );
  });

  it('the order of the transactions has no effect', () => {
    fc.assert(
      fc.property(anyHistory, ({ transactions, today }) => {
        expect(forecastOf(transactions.toReversed(), today)).toEqual(forecastOf(transactions, today));
      }),
      { numRuns },
    );
  });

  it('transactions after the forecast months have no effect', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, ({ transactions, today }, { transactions: others }) => {
        const later = others.map((each) => ({ ...each, id: `later ${each.id}`, date: addMonths(today, 9) }));
        const [without, withLater] = [transactions, [...transactions, ...later]].map((all) =>
          forecastOf(all, today),
        );
        expect(withLater).toEqual(without);
      }),
      { numRuns },
    );
  });
});

describe('for a household', () => {
  it.each(households)(
    '$kind: ten times the amounts give ten times the figures',
    ({ transactions, today }) => {
      const times = transactions.map((each) => ({ ...each, amountMinor: each.amountMinor * 10 }));
      const [one, ten] = [transactions, times].map((all) => forecastOf(all, today));
      if (one === undefined || ten === undefined) throw new Error('A forecast is missing.');
      expect(ten.error).toEqual({
        ...one.error,
        ...Object.fromEntries(
          (['income', 'expenses', 'balance'] as const).map((side) => [
            side,
            {
              off: expect.closeTo(10 * (one.error[side].off ?? 0), -3),
              naiveOff: expect.closeTo(10 * (one.error[side].naiveOff ?? 0), 3),
              relative: expect.closeTo(one.error[side].relative ?? 0, 3),
              naive: expect.closeTo(one.error[side].naive ?? 0, 9),
              covered: one.error[side].covered,
            },
          ]),
        ),
      });
      const small = new Map(listFigures(one));
      for (const [name, { p10, p50, p90 }] of listFigures(ten)) {
        const figure = small.get(name);
        const room = 100 + 0.002 * Math.abs(p50);
        expect(Math.abs(p50 - 10 * (figure?.p50 ?? 0)), name).toBeLessThan(room);
        expect(Math.abs((p10 ?? 0) - 10 * (figure?.p10 ?? 0)), name).toBeLessThan(room);
        expect(Math.abs((p90 ?? 0) - 10 * (figure?.p90 ?? 0)), name).toBeLessThan(room);
      }
    },
  );
});

it.each([0, 2, 3])('amounts of any size with %i decimals give whole numbers', (places) => {
  fc.assert(
    fc.property(minorUnits(places), minorUnits(places), (pay, rent) => {
      const span = { from: '2025-01-31', until: '2026-01-31' };
      const transactions = [
        ...monthly({ type: 'income', amountMinor: pay, description: 'Payroll' }, span),
        ...monthly({ type: 'expense', amountMinor: rent, description: 'Rent' }, span),
      ];
      const { months } = forecastOf(transactions, '2026-02-10');
      for (const { income, expenses, balance } of months) {
        expect(income.p50).toBe(pay);
        expect(expenses.p50).toBe(rent);
        expect(balance.p50).toBe(pay - rent);
      }
    }),
    { numRuns: scaled(10) },
  );
});
