import {
  addMonths,
  comparisonRange,
  endOfMonth,
  monthOf,
  yearOf,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';

/** Ranges of whole months, by name. */
export const MONTH_RANGES = ['last-12', 'last-36', 'this-year', 'last-year'] as const;
export type MonthRange = (typeof MONTH_RANGES)[number];

/** Ranges of days, by name. */
export const DAY_RANGES = ['this-month', 'last-month', 'last-3', 'this-year', 'last-year'] as const;
export type DayRange = (typeof DAY_RANGES)[number];

/** Two periods, by name. */
export const COMPARISONS = ['month', 'month-year', 'last-month', 'quarter', 'year', 'last-year'] as const;
export type ComparisonName = (typeof COMPARISONS)[number];

/** The days of a range with a name. */
export function rangeOf(name: MonthRange | DayRange, today: CalendarDay): CalendarRange {
  switch (name) {
    case 'last-12':
      return lastMonths(12, today);
    case 'last-36':
      return lastMonths(36, today);
    case 'last-3':
      return lastMonths(3, today);
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(addMonths(monthOf(today).from, -1));
    case 'this-year':
      return yearOf(today);
    case 'last-year':
      return yearOf(addMonths(yearOf(today).from, -12));
  }
}

/** The two periods of a comparison with a name; a running one ends today, and the other at the same day. */
export function comparisonOf(
  name: ComparisonName,
  today: CalendarDay,
): { period: CalendarRange; other: CalendarRange; wholeTo: CalendarDay } {
  const [range, isOfYear] = COMPARED[name];
  const whole = rangeOf(range, today);
  const period = { from: whole.from, to: today < whole.to ? today : whole.to };
  return {
    period,
    wholeTo: whole.to,
    other: isOfYear ? yearEarlier(period, today) : comparisonRange(whole, today),
  };
}

const COMPARED: Record<ComparisonName, readonly [DayRange, boolean]> = {
  month: ['this-month', false],
  'month-year': ['this-month', true],
  'last-month': ['last-month', false],
  quarter: ['last-3', false],
  year: ['this-year', false],
  'last-year': ['last-year', false],
};

function yearEarlier({ from }: CalendarRange, today: CalendarDay): CalendarRange {
  return { from: addMonths(from, -12), to: addMonths(today, -12) };
}

function lastMonths(count: number, today: CalendarDay): CalendarRange {
  return { from: addMonths(monthOf(today).from, 1 - count), to: endOfMonth(today) };
}

/** The days of a month that a report counts, which may end before the month. */
export function daysOf(month: string, { to }: Pick<CalendarRange, 'to'>): CalendarRange {
  const range = monthOf(`${month}-01`);
  return { from: range.from, to: to < range.to ? to : range.to };
}
