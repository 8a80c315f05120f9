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

/** The named periods, in the order of the picker. */
export const NAMED_PERIODS = ['this-month', 'last-month', 'last-3-months', 'this-year', 'last-year'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];
export type Period = { name: NamedPeriod | 'custom'; range: CalendarRange };

const DEFAULT_PERIOD: NamedPeriod = 'this-month';

/** The whole months or years of a named period on a day. */
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

/** The period in a query string; the default period if it is missing or wrong. */
export function readPeriod(search: URLSearchParams, today: CalendarDay): Period {
  const name = search.get('period');
  if (name === 'custom') {
    const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
    if (Object.keys(findRangeErrors(range)).length === 0) return { name, range };
  }
  const known = NAMED_PERIODS.find((named) => named === name) ?? DEFAULT_PERIOD;
  return { name: known, range: namedRange(known, today) };
}

/** The query string with a period; the default period is left out, other keys stay. */
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

/** The errors of a typed range by field. */
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

/** Whether the period contains today and later days. */
export function isRunning({ from, to }: CalendarRange, today: CalendarDay): boolean {
  return from <= today && today < to;
}

/**
 * The name of the previous period: a month or year by name, any other by its days.
 * `toSameDay`: it counts only up to the same day as today.
 */
export type Comparison = { kind: 'month' | 'year' | 'range'; range: CalendarRange; toSameDay: boolean };

/** The period to compare with; the API's `previous` has its totals. */
export function toComparison(range: CalendarRange, today: CalendarDay): Comparison {
  const toSameDay = isRunning(range, today);
  // As if the period were over, so that a running month is compared with a named month.
  const whole = comparisonRange(range, range.to);
  if (isSame(whole, monthOf(whole.from))) return { kind: 'month', range: whole, toSameDay };
  if (isSame(whole, yearOf(whole.from))) return { kind: 'year', range: whole, toSameDay };
  return { kind: 'range', range: comparisonRange(range, today), toSameDay: false };
}

function isSame(one: CalendarRange, other: CalendarRange): boolean {
  return one.from === other.from && one.to === other.to;
}
