import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachDay, type CalendarRange } from '#shared/calendar.ts';
import type { DayTotals } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { chooseGrain, lastDrawnDay, toBuckets, toRunningTotals } from './buckets.ts';

const EUR = { decimals: 2, firstDayOfWeek: 1 };

function makeDays(range: CalendarRange, totals: Partial<DayTotals> = {}): DayTotals[] {
  return eachDay(range).map((date) => ({ income: 0, expenses: 0, ...totals, date }));
}

describe('the grain of the trend', () => {
  it('is a day up to 120 days and a week above', () => {
    expect(chooseGrain({ from: '2026-01-01', to: '2026-04-30' })).toBe('day');
    expect(chooseGrain({ from: '2026-01-01', to: '2026-05-01' })).toBe('week');
  });

  it('is a week up to two years and a month above', () => {
    expect(chooseGrain({ from: '2024-01-01', to: '2025-12-31' })).toBe('week');
    expect(chooseGrain({ from: '2024-01-01', to: '2026-01-01' })).toBe('month');
  });
});

describe('the steps of the trend', () => {
  it('of a week begin on the first day of the week, and stay within the period', () => {
    const days = makeDays({ from: '2026-11-01', to: '2026-11-17' }, { expenses: 1 });
    const weeks = toBuckets(days, 'week', EUR);
    expect(weeks.map(({ from, to, expenses }) => [from, to, expenses])).toEqual([
      ['2026-11-01', '2026-11-01', 1],
      ['2026-11-02', '2026-11-08', 7],
      ['2026-11-09', '2026-11-15', 7],
      ['2026-11-16', '2026-11-17', 2],
    ]);
    expect(toBuckets(days, 'week', { ...EUR, firstDayOfWeek: 0 })[0]?.to).toBe('2026-11-07');
    expect(toBuckets(days, 'week', { ...EUR, firstDayOfWeek: 6 })[0]?.to).toBe('2026-11-06');
  });

  it('of a month follow the calendar, including leap days', () => {
    const months = toBuckets(
      makeDays({ from: '2024-01-31', to: '2024-03-01' }, { income: 10 }),
      'month',
      EUR,
    );
    expect(months.map(({ from, to, income }) => [from, to, income])).toEqual([
      ['2024-01-31', '2024-01-31', 10],
      ['2024-02-01', '2024-02-29', 290],
      ['2024-03-01', '2024-03-01', 10],
    ]);
  });

  it('have exact sums even if floating-point sums are not', () => {
    const days = makeDays({ from: '2026-11-02', to: '2026-11-04' }, { income: 0.1 });
    expect(toBuckets(days, 'week', EUR)[0]?.income).toBe(0.3);
    expect(toRunningTotals(toBuckets(days, 'day', EUR), 2).map((day) => day.income)).toEqual([0.1, 0.2, 0.3]);
  });

  it('keep every cent and every day, for any grain and currency', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 400 }),
        fc.constantFrom(0, 2, 3),
        fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        fc.constantFrom(0, 1, 6),
        (minor, decimals, grain, firstDayOfWeek) => {
          const dates = eachDay({ from: '2023-12-30', to: '2025-03-01' });
          const days = minor.map(([income, expenses], index) => ({
            date: dates[index] ?? '',
            income: toMajorUnits(income, decimals),
            expenses: toMajorUnits(expenses, decimals),
          }));
          const buckets = toBuckets(days, grain, { decimals, firstDayOfWeek });
          expect(buckets.flatMap(eachDay)).toEqual(days.map((day) => day.date));
          const last = toRunningTotals(buckets, decimals).at(-1);
          expect(totalToMinorUnits(last?.income ?? 0, decimals)).toBe(
            minor.reduce((sum, [income]) => sum + income, 0),
          );
          expect(totalToMinorUnits(last?.expenses ?? 0, decimals)).toBe(
            minor.reduce((sum, [, expenses]) => sum + expenses, 0),
          );
        },
      ),
    );
  });
});

describe('the last day of the trend', () => {
  const month = { from: '2026-11-01', to: '2026-11-30' };

  it('is today in the current period', () => {
    expect(lastDrawnDay(makeDays(month), month, '2026-11-21')).toBe('2026-11-21');
  });

  it('is a later day in the current period that has a transaction already', () => {
    const days = makeDays(month).map((day) => (day.date === '2026-11-28' ? { ...day, expenses: 9 } : day));
    expect(lastDrawnDay(days, month, '2026-11-21')).toBe('2026-11-28');
  });

  it('is the end of a past or future period', () => {
    expect(lastDrawnDay(makeDays(month), month, '2026-11-30')).toBe('2026-11-30');
    expect(lastDrawnDay(makeDays(month), month, '2027-01-05')).toBe('2026-11-30');
    expect(lastDrawnDay(makeDays(month), month, '2026-10-05')).toBe('2026-11-30');
  });
});

describe('minor units of a total', () => {
  it('are exact for zero, negative amounts and totals above the limit of one transaction', () => {
    expect(totalToMinorUnits(0, 2)).toBe(0);
    expect(totalToMinorUnits(-12.3, 2)).toBe(-1230);
    expect(totalToMinorUnits(1.005, 3)).toBe(1005);
    expect(totalToMinorUnits(1500, 0)).toBe(1500);
    expect(totalToMinorUnits(20_000_000_000_000.25, 2)).toBe(2_000_000_000_000_025);
  });
});
