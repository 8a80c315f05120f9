import {
  countDays,
  isCalendarDay,
  monthOf,
  yearOf,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { isRunning, namedPeriod } from '#shared/periods.ts';
import { EARLIEST_DAY, MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';

/** The named periods, in the order of the picker. */
export const NAMED_PERIODS = ['this-month', 'last-month', 'last-3-months', 'this-year', 'last-year'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];
export type Period = { name: NamedPeriod | 'custom'; range: CalendarRange };

const DEFAULT_PERIOD: NamedPeriod = 'this-month';

/** The period in a query string; the default period if it is missing or wrong. */
export function readPeriod(search: URLSearchParams, today: CalendarDay): Period {
  const name = search.get('period');
  if (name === 'custom') {
    const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
    if (Object.keys(findRangeErrors(range)).length === 0) return { name, range };
  }
  const known = NAMED_PERIODS.find((named) => named === name) ?? DEFAULT_PERIOD;
  return { name: known, range: namedPeriod(known, today) };
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

type Compared = { period: CalendarRange; previous: { period: CalendarRange } };

/**
 * The previous period: a month or year by its name, any other by its days. `isRunning`: both periods count only up to the
 * same day.
 */
export type Comparison = { kind: 'month' | 'year' | 'range'; range: CalendarRange; isRunning: boolean };

/** The period that a summary is compared with. */
export function toComparison(
  { period, previous: { period: other } }: Compared,
  today: CalendarDay,
): Comparison {
  if (isRunning(period, today)) return { kind: 'range', range: other, isRunning: true };
  if (isSame(other, monthOf(other.from))) return { kind: 'month', range: other, isRunning: false };
  if (isSame(other, yearOf(other.from))) return { kind: 'year', range: other, isRunning: false };
  return { kind: 'range', range: other, isRunning: false };
}

function isSame(one: CalendarRange, other: CalendarRange): boolean {
  return one.from === other.from && one.to === other.to;
}
