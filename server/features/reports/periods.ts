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

/** Returns the days of a month that is named `yyyy-MM`. */
export function toMonthRange(month: string): CalendarRange {
  return monthOf(`${month}-01`);
}

/** Returns the days from the first of one month to the last of another. Throws the errors of `requireRange`. */
export function readMonths({ from, to }: { from: string; to: string }): CalendarRange {
  return requireRange({ from: `${from}-01`, to: endOfMonth(`${to}-01`) });
}

/** Throws an error of the field if a range is reversed or longer than 20 years. */
export function requireRange(range: CalendarRange, field = 'to'): CalendarRange {
  if (range.to < range.from) throw fieldError(field, 'rangeReversed');
  if (countDays(range) > MAX_DAILY_SERIES_DAYS) throw fieldError(field, 'rangeTooLong');
  return range;
}

export function eachMonth({ from, to }: CalendarRange): string[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

/**
 * Returns the months (`yyyy-MM`) of a range that a report shows. A range that is not over ends with the current month,
 * or with the last later month in `withTransactions`.
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
