import {
  addMonths,
  comparisonRange,
  monthOf,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import { comparedDays, isRunning, namedPeriod, type PeriodName } from '#shared/periods.ts';

/** Two periods, by name. */
export const COMPARISONS = ['month', 'month-year', 'last-month', 'quarter', 'year', 'last-year'] as const;
export type ComparisonName = (typeof COMPARISONS)[number];

/** The two periods of a comparison with a name; a running one ends today, and the other at the same day. */
export function comparisonOf(
  name: ComparisonName,
  today: CalendarDay,
): { period: CalendarRange; other: CalendarRange; isRunning: boolean } {
  const [range, isOfYear] = COMPARED[name];
  const whole = namedPeriod(range, today);
  const period = comparedDays(whole, today);
  return {
    period,
    other: isOfYear ? yearEarlier(whole, today) : comparisonRange(whole, today),
    isRunning: isRunning(whole, today),
  };
}

const COMPARED: Record<ComparisonName, readonly [PeriodName, boolean]> = {
  month: ['this-month', false],
  'month-year': ['this-month', true],
  'last-month': ['last-month', false],
  quarter: ['last-3-months', false],
  year: ['this-year', false],
  'last-year': ['last-year', false],
};

function yearEarlier(month: CalendarRange, today: CalendarDay): CalendarRange {
  const from = addMonths(month.from, -12);
  return isRunning(month, today) ? { from, to: addMonths(today, -12) } : monthOf(from);
}

/** The days of a month (`yyyy-MM`). */
export function daysOf(month: string): CalendarRange {
  return monthOf(`${month}-01`);
}
