import {
  addMonths,
  countDays,
  endOfMonth,
  monthOf,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import { MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';
import { isRunning } from '#shared/periods.ts';
import { fieldError } from '#server/errors/app-error.ts';

/** The calendar month of `yyyy-MM`. */
export function rangeOf(month: string): CalendarRange {
  return monthOf(`${month}-01`);
}

/** The days from the first of one month to the last of another. Throws the error of a field. */
export function readMonths({ from, to }: { from: string; to: string }): CalendarRange {
  return requireRange({ from: `${from}-01`, to: endOfMonth(`${to}-01`) });
}

/** Throws the error of a field for a range that is reversed or longer than 20 years. */
export function requireRange(range: CalendarRange, field = 'to'): CalendarRange {
  if (range.to < range.from) throw fieldError(field, 'rangeReversed');
  if (countDays(range) > MAX_DAILY_SERIES_DAYS) throw fieldError(field, 'rangeTooLong');
  return range;
}

/** Each month (`yyyy-MM`) of a range that begins and ends with a month. */
export function eachMonth({ from, to }: CalendarRange): string[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

/**
 * The months (`yyyy-MM`) of a range that a report shows: of a running range those up to the current one, and later ones up
 * to the last of those `withTransactions`.
 */
export function shownMonths(
  range: CalendarRange,
  withTransactions: readonly { month: string }[],
  today: CalendarDay,
): string[] {
  const all = eachMonth(range);
  if (!isRunning(range, today)) return all;
  const last = withTransactions.reduce(
    (latest, { month }) => (month > latest ? month : latest),
    today.slice(0, 7),
  );
  return all.filter((month) => month <= last);
}
