import { monthOf, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import {
  comparedDays,
  comparisonRange,
  isRunning,
  isSameRange,
  namedPeriod,
  stepPeriod,
  yearEarlier,
  type PeriodName,
} from '#shared/periods.ts';

/** The comparisons that have a name. */
export const COMPARISONS = ['month', 'month-year', 'last-month', 'quarter', 'year', 'last-year'] as const;
export type ComparisonName = (typeof COMPARISONS)[number];

/** With `isRunning`, the first period is not over: it ends today, and the other one on the corresponding day. */
export type Periods = { period: CalendarRange; other: CalendarRange; isRunning?: boolean };

export function namedComparison(name: ComparisonName, today: CalendarDay): Required<Periods> {
  return compare(wholeFirstPeriod(name, today), { isYearEarlier: COMPARED[name][1], today });
}

/** Returns the first period of a named comparison up to its last day, even if it is not over. */
export function wholeFirstPeriod(name: ComparisonName, today: CalendarDay): CalendarRange {
  return namedPeriod(COMPARED[name][0], today);
}

/** The first period of each comparison, and whether the other period is a year earlier. */
const COMPARED: Record<ComparisonName, readonly [name: PeriodName, isYearEarlier: boolean]> = {
  month: ['this-month', false],
  'month-year': ['this-month', true],
  'last-month': ['last-month', false],
  quarter: ['last-3-months', false],
  year: ['this-year', false],
  'last-year': ['last-year', false],
};

function compare(
  wholePeriod: CalendarRange,
  { isYearEarlier, today }: { isYearEarlier: boolean; today: CalendarDay },
): Required<Periods> {
  return {
    period: comparedDays(wholePeriod, today),
    other: isYearEarlier ? yearEarlier(wholePeriod, today) : comparisonRange(wholePeriod, today),
    isRunning: isRunning(wholePeriod, today),
  };
}

/**
 * Returns the comparison after its first period moves to `next`. If the other period was the period before, or the same
 * period a year earlier, it keeps this relation; otherwise it moves by its own length.
 */
export function stepComparison(
  name: ComparisonName | 'custom',
  { period, other }: Periods,
  next: CalendarRange,
  today: CalendarDay,
): Periods {
  if (name !== 'custom') return compare(next, { isYearEarlier: COMPARED[name][1], today });
  if (isSameRange(other, stepPeriod(period, -1))) return compare(next, { isYearEarlier: false, today });
  if (isSameRange(other, yearEarlier(period, period.to)))
    return compare(next, { isYearEarlier: true, today });
  return { period: next, other: stepPeriod(other, next.from > period.from ? 1 : -1) };
}

export function findComparisonName(
  { period, other }: Periods,
  today: CalendarDay,
): ComparisonName | undefined {
  return COMPARISONS.find((name) => {
    const candidate = namedComparison(name, today);
    return isSameRange(candidate.period, period) && isSameRange(candidate.other, other);
  });
}

/** Returns the first and the last day of a month (`yyyy-MM`). */
export function toMonthRange(month: string): CalendarRange {
  return monthOf(`${month}-01`);
}
