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

/** Two periods, by name. */
export const COMPARISONS = ['month', 'month-year', 'last-month', 'quarter', 'year', 'last-year'] as const;
export type ComparisonName = (typeof COMPARISONS)[number];

/** `isRunning`: both end with the same day of a period that is not over. */
export type Periods = { period: CalendarRange; other: CalendarRange; isRunning?: boolean };

/** The two periods of a comparison with a name; a running one ends today, and the other at the same day. */
export function comparisonOf(name: ComparisonName, today: CalendarDay): Required<Periods> {
  return compare(wholePeriodOf(name, today), { isOfYear: COMPARED[name][1], today });
}

/** The first period of a comparison with a name, with all of its days. */
export function wholePeriodOf(name: ComparisonName, today: CalendarDay): CalendarRange {
  return namedPeriod(COMPARED[name][0], today);
}

const COMPARED: Record<ComparisonName, readonly [PeriodName, boolean]> = {
  month: ['this-month', false],
  'month-year': ['this-month', true],
  'last-month': ['last-month', false],
  quarter: ['last-3-months', false],
  year: ['this-year', false],
  'last-year': ['last-year', false],
};

function compare(
  whole: CalendarRange,
  { isOfYear, today }: { isOfYear: boolean; today: CalendarDay },
): Required<Periods> {
  return {
    period: comparedDays(whole, today),
    other: isOfYear ? yearEarlier(whole, today) : comparisonRange(whole, today),
    isRunning: isRunning(whole, today),
  };
}

/**
 * The comparison after a step of its first period to another one: with the one before that or a year earlier if it was so,
 * else each moves by its own length.
 */
export function stepComparison(
  name: ComparisonName | 'custom',
  { period, other }: Periods,
  to: CalendarRange,
  today: CalendarDay,
): Periods {
  if (name !== 'custom') return compare(to, { isOfYear: COMPARED[name][1], today });
  if (isSameRange(other, stepPeriod(period, -1))) return compare(to, { isOfYear: false, today });
  if (isSameRange(other, yearEarlier(period, period.to))) return compare(to, { isOfYear: true, today });
  return { period: to, other: stepPeriod(other, to.from > period.from ? 1 : -1) };
}

/** The name of a comparison that has one. */
export function comparisonName({ period, other }: Periods, today: CalendarDay): ComparisonName | undefined {
  return COMPARISONS.find((name) => {
    const named = comparisonOf(name, today);
    return isSameRange(named.period, period) && isSameRange(named.other, other);
  });
}

/** The days of a month (`yyyy-MM`). */
export function daysOf(month: string): CalendarRange {
  return monthOf(`${month}-01`);
}
