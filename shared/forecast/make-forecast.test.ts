import { describe, expect, it } from 'vitest';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { forecastOf, monthly } from '#shared/testing/forecast-ledgers.ts';
import type { PlannedOccurrence } from './types.ts';

const SPAN = { from: '2024-12-01', until: '2026-02-10' };
const rent = monthly(
  { type: 'expense', amountMinor: 80_000, description: 'Rent', category: 'utilities' },
  SPAN,
);
const pay = monthly(
  { type: 'income', amountMinor: 200_000, description: 'Payroll' },
  { ...SPAN, from: '2024-12-31' },
);
const TODAY = '2026-02-10';

function one(
  each: Partial<PastTransaction> & Pick<PastTransaction, 'date' | 'amountMinor'>,
): PastTransaction {
  return { id: `one ${each.date}`, type: 'expense', category: 'other', description: 'Piano', ...each };
}

describe('a repeating payment', () => {
  it('comes again in each month, on the last day if the month has no day 31', () => {
    const { months } = forecastOf([...rent.slice(0, -1), ...pay], '2026-01-31');
    expect(months.map(({ income }) => income.p50)).toEqual([
      200_000, 200_000, 200_000, 200_000, 200_000, 200_000,
    ]);
    expect(months.map(({ expenses }) => expenses.p50)).toEqual([
      80_000, 80_000, 80_000, 80_000, 80_000, 80_000,
    ]);
  });

  it('is still to come in the running month', () => {
    const { endOfMonth } = forecastOf(pay, TODAY);
    expect(endOfMonth.income.p50).toBe(200_000);
  });

  it('comes twice in the months of an extra pay', () => {
    const extras = ['2024-06-20', '2024-12-20', '2025-06-20', '2025-12-19'].map((date) =>
      one({ date, amountMinor: 200_000, type: 'income', description: 'Payroll' }),
    );
    const salary = monthly(
      { type: 'income', amountMinor: 200_000, description: 'Payroll' },
      { from: '2024-01-27', until: '2026-02-10' },
    );
    const { months } = forecastOf([...salary, ...extras], TODAY);
    expect(months.map(({ income }) => income.p50)).toEqual([
      200_000, 200_000, 200_000, 400_000, 200_000, 200_000,
    ]);
  });

  it('comes twice in the month in which an extra pay came once, a year later', () => {
    const salary = monthly(
      { type: 'income', amountMinor: 200_000, description: 'Payroll' },
      { from: '2025-01-27', until: '2026-02-10' },
    );
    const extra = one({ date: '2025-06-20', amountMinor: 206_000, type: 'income', description: 'Payroll' });
    const { months } = forecastOf([...salary, extra], TODAY);
    expect(months.map(({ income }) => income.p50)).toEqual([
      200_000, 200_000, 200_000, 406_000, 200_000, 200_000,
    ]);
    const dismissed = forecastOf([...salary, extra], TODAY, { isDismissed: () => true });
    expect(dismissed.months[3]?.income.p50).toBeLessThan(300_000);
  });

  it('is expected a year later if its words say that it is yearly', () => {
    const insurance = one({ date: '2025-04-15', amountMinor: 60_000, description: 'Seguro hogar Mapfre' });
    const { months } = forecastOf([...rent, insurance], TODAY);
    const [march, april, may] = months.map(({ expenses }) => expenses.p50);
    expect([march, may]).toEqual([80_000, 80_000]);
    expect(april).toBeGreaterThan(120_000);
  });

  it('counts only as a part of the level after the user dismissed it', () => {
    const gym = monthly(
      { type: 'expense', amountMinor: 4_000, description: 'Gym' },
      { from: '2025-08-20', until: TODAY },
    );
    const [undismissed, dismissed] = [() => false, (key: string) => key === 'expense:gym'].map(
      (isDismissed) => forecastOf([...rent, ...gym], TODAY, { isDismissed }).endOfMonth.expenses.p50,
    );
    expect(undismissed).toBe(84_000);
    expect(dismissed).toBeLessThan(84_000);
  });
});

describe('an occurrence that the user has planned', () => {
  const planned = ['2026-03-03', '2026-04-03'].map((day): PlannedOccurrence => ({
    recurringId: 'r1',
    type: 'expense',
    category: 'utilities',
    description: 'Rent',
    day,
    amountMinor: 90_000,
    count: 1,
  }));

  it('replaces the payments of its series', () => {
    const { months } = forecastOf(rent, TODAY, { planned });
    expect(months.slice(0, 3).map(({ expenses }) => expenses.p50)).toEqual([90_000, 90_000, 0]);
  });

  it('counts several times if it comes several times in its month', () => {
    const twice = planned.map((each) => ({ ...each, count: 2 }));
    const { months } = forecastOf(rent, TODAY, { planned: twice });
    expect(months.slice(0, 3).map(({ expenses }) => expenses.p50)).toEqual([180_000, 180_000, 0]);
  });

  it('is added to other series', () => {
    const other = planned.map((each) => ({ ...each, description: 'Piano lessons' }));
    const { months } = forecastOf(rent, TODAY, { planned: other });
    expect(months.slice(0, 3).map(({ expenses }) => expenses.p50)).toEqual([170_000, 170_000, 80_000]);
  });
});

describe('a transaction entered for a later day', () => {
  it('replaces the payment that was expected', () => {
    const { months } = forecastOf(
      [...rent, one({ date: '2026-03-02', amountMinor: 82_000, description: 'Rent' })],
      TODAY,
    );
    expect(months[0]?.expenses.p50).toBe(82_000);
    expect(months[1]?.expenses.p50).toBe(80_000);
  });

  it('is added to its month if nothing like it was expected', () => {
    const { months, categories } = forecastOf(
      [...rent, one({ date: '2026-03-20', amountMinor: 50_000 })],
      TODAY,
    );
    expect(months[0]?.expenses.p50).toBe(130_000);
    expect(categories.map(({ category, next }) => [category, next.p50])).toEqual([
      ['utilities', 80_000],
      ['other', 50_000],
    ]);
  });
});

it('the low end of this month’s income is at least a pay that is recorded for a later day', () => {
  const pays = monthly(
    { type: 'income', amountMinor: 0, description: 'Payroll' },
    {
      from: '2025-01-28',
      until: '2026-02-28',
    },
  ).map((each, at) => ({ ...each, amountMinor: 223_000 + 600 * (at % 3) }));
  const { endOfMonth } = forecastOf(pays, '2026-02-26');
  expect(endOfMonth.income.p10).toBe(pays.at(-1)?.amountMinor);
  expect(endOfMonth.income.p90).toBeGreaterThan(endOfMonth.income.p50);
});

describe('the error of past forecasts', () => {
  it('is 0 if each month was the same', () => {
    const { error } = forecastOf(rent, TODAY);
    expect(error.expenses).toEqual({
      off: 0,
      relative: 0,
      naiveOff: 0,
      naive: 0,
      covered: error.months,
    });
    expect(error.months).toBe(11);
  });

  it('is compared with the error of a simple guess: the same month a year earlier, or the month before', () => {
    const higher = monthly(
      { type: 'expense', amountMinor: 20_000, description: 'Course' },
      { from: '2025-02-05', until: '2026-02-10' },
    );
    const { error } = forecastOf([...rent, ...higher], TODAY);
    // Eleven months of 100,000. Only the last two are compared with the year before, which had 80,000.
    expect(error.expenses.naive).toBeCloseTo(40_000 / 1_100_000, 6);
    expect(error.expenses.naiveOff).toBeCloseTo(40_000 / 11, 6);
  });

  it('is unknown for a side without transactions', () => {
    expect(forecastOf(rent, TODAY).error.income).toMatchObject({
      off: null,
      relative: null,
      naiveOff: null,
      naive: null,
    });
  });
});

describe('with fewer than three full months', () => {
  const few = rent.filter(({ date }) => date >= '2025-12-01');

  it('there is no band, no error, and a reason', () => {
    const { reason, months, error } = forecastOf(few, TODAY);
    expect(reason).toBe('tooFewMonths');
    expect(months[0]?.expenses).toEqual({ p10: null, p50: 80_000, p90: null });
    expect(error.months).toBe(0);
  });

  it('the months are calculated from the days since the first transaction', () => {
    const { months } = forecastOf([one({ date: '2026-02-01', amountMinor: 10_000 })], TODAY);
    expect(months[0]?.expenses.p50).toBe(30_440);
  });

  it('the expenses of the first day count as those of a week', () => {
    const { months } = forecastOf([one({ date: TODAY, amountMinor: 7_000 })], TODAY);
    expect(months[0]?.expenses.p50).toBe(30_440);
  });

  it('the first pay is expected once a month', () => {
    const first = one({ date: '2026-02-02', amountMinor: 180_000, type: 'income' });
    const { endOfMonth, months } = forecastOf([first], TODAY);
    expect([endOfMonth, months[0]].map((month) => month?.income.p50)).toEqual([180_000, 180_000]);
  });

  it('without a full month only categories with due payments are forecast', () => {
    const { categories } = forecastOf([one({ date: '2026-02-02', amountMinor: 10_000 })], TODAY);
    expect(categories).toEqual([]);
  });

  it('without any transaction nothing is expected', () => {
    const { endOfMonth, categories } = forecastOf([], TODAY);
    expect(endOfMonth.balance).toEqual({ p10: null, p50: 0, p90: null });
    expect(categories).toEqual([]);
  });
});

it('months without transactions do not lower the forecast', () => {
  const shop = monthly({ type: 'expense', amountMinor: 30_000, description: 'Shop' }, SPAN).map(
    (each, at) => ({
      ...each,
      amountMinor: at % 2 === 0 ? 21_000 : 39_000,
      description: `${each.description} ${'abcdefghijklmnop'.charAt(at)}${at % 3}`,
    }),
  );
  const isGap = ({ date }: PastTransaction) => date >= '2025-06-01' && date < '2025-09-01';
  const [whole, gap] = [shop, shop.filter((each) => !isGap(each))].map(
    (all) => forecastOf(all, TODAY).months[0]?.expenses.p50 ?? 0,
  );
  expect(gap).toBeGreaterThan(0.93 * (whole ?? 0));
});

describe('the error of the end of a month', () => {
  it('comes from forecasts made on the same day of earlier months', () => {
    // The first days of a month show nothing of the purchases after the 20th.
    const halves = rent.map((each, at) => ({
      ...each,
      id: `half ${each.date}`,
      amountMinor: at % 2 === 0 ? 20_000 : 40_000,
      date: `${each.date.slice(0, 7)}-2${at % 2}`,
      description: `Shop ${at}`,
    }));
    const past = [...rent, ...halves].filter(({ date }) => date <= '2026-01-31');
    const early = forecastOf(
      past.filter(({ date }) => date <= '2026-01-05'),
      '2026-01-05',
    );
    const late = forecastOf(past, '2026-01-31');
    expect(late.endError.months).toBe(late.error.months);
    expect(late.endError.expenses).toEqual({ off: 0, covered: late.endError.months });
    expect(early.endError.expenses.off).toBeGreaterThan(0);
  });
});

describe('a refund', () => {
  const back = (date: string, amountMinor: number) =>
    one({ date, amountMinor: -amountMinor, description: 'Rent' });

  it('makes a month cheaper, and is not taken for a bill', () => {
    const refunds = monthly(
      { type: 'expense', amountMinor: -10_000, description: 'Rebate' },
      { from: '2025-01-15', until: '2026-01-31' },
    );
    const { months, categories } = forecastOf([...rent, ...refunds], TODAY);
    const ofOther = categories.find(({ category }) => category === 'other')?.next.p50 ?? 0;
    expect(Math.abs((months[0]?.expenses.p50 ?? 0) - 70_000)).toBeLessThan(500);
    expect(Math.abs(ofOther + 10_000)).toBeLessThan(500);
  });

  it('that is entered for a later day brings the month below its costs so far', () => {
    const { endOfMonth } = forecastOf([...rent, back('2026-02-20', 50_000)], TODAY);
    expect(endOfMonth.expenses.p50).toBe(30_000);
  });

  it('of a bill does not replace the bill', () => {
    const known = forecastOf([...rent, back('2026-03-01', 70_000)], TODAY);
    expect(known.months[0]?.expenses.p50).toBe(10_000);
  });
});
