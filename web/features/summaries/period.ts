import {
  addMonths,
  comparisonRange,
  countDays,
  endOfMonth,
  isCalendarDay,
  monthOf,
  startOfMonth,
  yearOf,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';

/** The periods with a name of their own, in the order in which they are offered. */
export const NAMED_PERIODS = ['this-month', 'last-month', 'last-3-months', 'this-year', 'last-year'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];
export type Period = { name: NamedPeriod | 'custom'; range: CalendarRange };

const DEFAULT_PERIOD: NamedPeriod = 'this-month';

/** The whole months or years that a name stands for on a day. */
export function namedRange(name: NamedPeriod, today: CalendarDay): CalendarRange {
  switch (name) {
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(addMonths(startOfMonth(today), -1));
    case 'last-3-months':
      return { from: addMonths(startOfMonth(today), -2), to: endOfMonth(today) };
    case 'this-year':
      return yearOf(today);
    case 'last-year':
      return yearOf(addMonths(startOfMonth(today), -12));
  }
}

/** The period that a query string names; anything it does not name rightly is the default period. */
export function readPeriod(search: URLSearchParams, today: CalendarDay): Period {
  const name = search.get('period');
  if (name === 'custom') {
    const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
    if (Object.keys(findRangeErrors(range)).length === 0) return { name, range };
  }
  const known = NAMED_PERIODS.find((named) => named === name) ?? DEFAULT_PERIOD;
  return { name: known, range: namedRange(known, today) };
}

/** The query string with the period in it; the default period leaves no trace, other keys stay. */
export function writePeriod(search: URLSearchParams, period: NamedPeriod | CalendarRange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of ['period', 'from', 'to']) next.delete(key);
  if (typeof period === 'object') {
    next.set('period', 'custom');
    next.set('from', period.from);
    next.set('to', period.to);
  } else if (period !== DEFAULT_PERIOD) {
    next.set('period', period);
  }
  return next;
}

export type RangeErrors = { from?: FieldErrorCode; to?: FieldErrorCode };

/** What is wrong with a range that a person chose, by field; an empty object when nothing is. */
export function findRangeErrors({ from, to }: CalendarRange): RangeErrors {
  const errors: RangeErrors = {};
  const fromError = findDayError(from);
  const toError = findDayError(to);
  if (fromError) errors.from = fromError;
  if (toError) errors.to = toError;
  if (fromError || toError) return errors;
  if (to < from) return { to: 'rangeReversed' };
  if (countDays({ from, to }) > MAX_DAILY_SERIES_DAYS) return { to: 'rangeTooLong' };
  return {};
}

function findDayError(day: string): FieldErrorCode | undefined {
  if (day === '') return 'required';
  if (!isCalendarDay(day)) return 'invalidDate';
  return day < EARLIEST_DAY ? 'dateTooEarly' : undefined;
}

/** Whether today lies in the period and days of it are still to come. */
export function isRunning({ from, to }: CalendarRange, today: CalendarDay): boolean {
  return from <= today && today < to;
}

/**
 * How the period before is called: a month or a year by its name, anything else by its days.
 * `toSameDay` says that it is counted only up to the day that today is of the running period.
 */
export type Comparison = { kind: 'month' | 'year' | 'range'; range: CalendarRange; toSameDay: boolean };

/** What a period is compared with; the server answers its totals as `previous`. */
export function toComparison(range: CalendarRange, today: CalendarDay): Comparison {
  const toSameDay = isRunning(range, today);
  // Asked as if the period were over, so that a running month is still compared with a whole one by name.
  const whole = comparisonRange(range, range.to);
  if (isSame(whole, monthOf(whole.from))) return { kind: 'month', range: whole, toSameDay };
  if (isSame(whole, yearOf(whole.from))) return { kind: 'year', range: whole, toSameDay };
  return { kind: 'range', range: comparisonRange(range, today), toSameDay: false };
}

function isSame(one: CalendarRange, other: CalendarRange): boolean {
  return one.from === other.from && one.to === other.to;
}
