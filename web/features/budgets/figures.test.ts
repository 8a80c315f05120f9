import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_EXPENSES, type Budget } from '#shared/contract/budgets.ts';
import {
  countedCategories,
  toFigures,
  nearestFirst,
  spentShare,
  shortfall,
  sumCategories,
  findTone,
  shownAvailable,
} from './figures.ts';

const RANGE = { from: '2026-11-01', to: '2026-11-30' };
const today = '2026-11-21';

/** A budget with amounts in cents. */
function budget(category: string, amount: number, spent: number, { carried = 0, coming = 0 } = {}): Budget {
  return {
    category,
    amount: amount / 100,
    rollover: 'none',
    fromMonth: '2026-11',
    carried: carried / 100,
    spent: spent / 100,
    left: (amount + carried - spent) / 100,
    coming: coming / 100,
    leftPerDay: null,
  };
}

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('the sum of the categories', () => {
  it('is exact to the cent and leaves out the budget for all expenses', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents)), (amounts) => {
        const items = amounts.map(([amount, spent], index) => budget(`c${index}`, amount, spent));
        const sum = sumCategories([budget(ALL_EXPENSES, 1, 1), ...items], {
          decimals: 2,
          range: RANGE,
          today,
        });
        const budgeted = amounts.reduce((total, [amount]) => total + amount, 0);
        const spent = amounts.reduce((total, [, amount]) => total + amount, 0);
        expect(sum.available).toBe(budgeted / 100);
        expect(sum.spent).toBe(spent / 100);
        expect(sum.left).toBe((budgeted - spent) / 100);
      }),
    );
  });

  it('divides what is left after planned payments by the days from today on', () => {
    const items = [budget('food', 40_000, 20_000, { coming: 5_001 }), budget('health', 1_000, 6_000)];
    const sum = sumCategories(items, { decimals: 2, range: RANGE, today });
    // 200.00 - 50.00 - 50.01 for ten days.
    expect(sum.leftPerDay).toBe(9.99);
    expect(sumCategories(items, { decimals: 2, range: RANGE, today: '2026-12-01' }).leftPerDay).toBeNull();
  });
});

describe('one budget', () => {
  it('includes what was carried over', () => {
    expect(toFigures(budget('food', 10_010, 0, { carried: -20 }), 2).available).toBe(99.9);
  });

  it.each([
    [10_000, 7_999, 'fine'],
    [10_000, 8_000, 'near'],
    [10_000, 10_000, 'near'],
    [10_000, 10_001, 'over'],
    [0, 1, 'over'],
  ])('a budget of %i cents with %i spent is %s', (amount, spent, tone) => {
    expect(findTone(toFigures(budget('food', amount, spent), 2))).toBe(tone);
  });

  it.each([
    [5_000, 5_000, 0, 'fine'],
    [5_000, 5_001, 0.01, 'near'],
    [10_001, 500, 0, 'over'],
  ])('a budget of 10,000 cents with %i spent and %i planned lacks %f', (spent, coming, short, tone) => {
    const figures = toFigures(budget('food', 10_000, spent, { coming }), 2);
    expect([shortfall(figures, 2), findTone(figures)]).toEqual([short, tone]);
  });

  it('shows 0 rather than a negative amount after months that were overspent', () => {
    expect(shownAvailable(toFigures(budget('food', 10_000, 5, { carried: -25_000 }), 2))).toBe(0);
    expect(shownAvailable(toFigures(budget('food', 10_000, 5, { carried: -5_000 }), 2))).toBe(50);
  });

  it('is fully spent if something was spent and nothing was available', () => {
    expect(spentShare({ spent: 1, available: -5 })).toBe(1);
    expect(spentShare({ spent: 0, available: -5 })).toBe(0);
  });
});

it('sorts the budgets nearest to their limit first', () => {
  const items = [
    budget('fine', 10_000, 100),
    budget('over', 10_000, 20_000),
    budget('nothing', 1_000, 1, { carried: -2_000 }),
    budget('near', 10_000, 9_000),
  ];
  expect(nearestFirst(items, 2).map(({ category }) => category)).toEqual(['nothing', 'over', 'near', 'fine']);
});

describe('the categories that the totals count', () => {
  it('are those with a budget, or all if there is a budget for all expenses', () => {
    const [food, health] = [budget('food', 100, 5), budget('health', 50, 1)];
    expect(countedCategories([food, health])).toBe('food,health');
    expect(countedCategories([food, budget(ALL_EXPENSES, 900, 6)])).toBeUndefined();
  });
});

it('the spent share of a budget is 0 if more was refunded than spent', () => {
  expect(spentShare(toFigures(budget('food', 100, -30), 2))).toBe(0);
});
