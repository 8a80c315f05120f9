import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekday } from '../calendar.ts';
import type { MonthStart } from '../contract/profile.ts';
import { scaled } from '../testing/scaled.ts';
import { budgetMonthOf, rangeOfMonth } from './months.ts';

const start = fc.oneof(
  fc.integer({ min: 1, max: 28 }),
  fc.constant('lastWorkday' as const),
) satisfies fc.Arbitrary<MonthStart>;
const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));

describe('a budget month', () => {
  it.each<[MonthStart, string, string, string]>([
    [1, '2026-03', '2026-03-01', '2026-03-31'],
    [1, '2024-02', '2024-02-01', '2024-02-29'],
    [10, '2026-02', '2026-02-10', '2026-03-09'],
    [14, '2026-12', '2026-12-14', '2027-01-13'],
    // From the 15th on, a budget month is named after the month in which it ends.
    [15, '2026-03', '2026-02-15', '2026-03-14'],
    [28, '2026-01', '2025-12-28', '2026-01-27'],
    // 31 January 2026 is a Saturday, 31 October too, and 28 February.
    ['lastWorkday', '2026-02', '2026-01-30', '2026-02-26'],
    ['lastWorkday', '2026-03', '2026-02-27', '2026-03-30'],
    ['lastWorkday', '2026-11', '2026-10-30', '2026-11-29'],
  ])('that starts on %s: %s is from %s to %s', (monthStart, month, from, to) => {
    expect(rangeOfMonth(month, monthStart)).toEqual({ from, to });
    expect(budgetMonthOf(from, monthStart)).toBe(month);
    expect(budgetMonthOf(to, monthStart)).toBe(month);
    expect(budgetMonthOf(addDays(from, -1), monthStart)).not.toBe(month);
    expect(budgetMonthOf(addDays(to, 1), monthStart)).not.toBe(month);
  });

  it('contains the days that belong to it, and the next one begins on the day after it', () => {
    fc.assert(
      fc.property(day, start, (each, monthStart) => {
        const range = rangeOfMonth(budgetMonthOf(each, monthStart), monthStart);
        expect(range.from <= each && each <= range.to).toBe(true);
        const next = rangeOfMonth(budgetMonthOf(addDays(range.to, 1), monthStart), monthStart);
        expect(next.from).toBe(addDays(range.to, 1));
      }),
      { numRuns: scaled(2_000) },
    );
  });

  it('that starts on the last workday starts on a workday with none after it in the calendar month', () => {
    fc.assert(
      fc.property(day, (each) => {
        const { from } = rangeOfMonth(budgetMonthOf(each, 'lastWorkday'), 'lastWorkday');
        const isWorkday = (other: string) => ![0, 6].includes(weekday(other));
        expect(isWorkday(from)).toBe(true);
        for (let later = addDays(from, 1); later.slice(0, 7) === from.slice(0, 7); later = addDays(later, 1))
          expect(isWorkday(later)).toBe(false);
      }),
      { numRuns: scaled(500) },
    );
  });
});
