import { countDays, isCalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';

export type RangeErrors = { from?: FieldErrorCode; to?: FieldErrorCode };

/** Widens a chosen range, such as to whole months. */
export type Widen = (range: CalendarRange) => CalendarRange;

/** Finds the errors of a typed range and of its widened range, by field. */
export function findRangeErrors({ from, to }: CalendarRange, widen?: Widen): RangeErrors {
  const errors: RangeErrors = {};
  const fromError = findDayError(from);
  const toError = findDayError(to);
  if (fromError) errors.from = fromError;
  if (toError) errors.to = toError;
  if (fromError || toError) return errors;
  if (to < from) return { to: 'rangeReversed' };
  const range = widen?.({ from, to }) ?? { from, to };
  return countDays(range) > MAX_DAILY_SERIES_DAYS ? { to: 'rangeTooLong' } : {};
}

function findDayError(day: string): FieldErrorCode | undefined {
  if (day === '') return 'required';
  if (!isCalendarDay(day)) return 'invalidDate';
  return day < EARLIEST_DAY ? 'dateTooEarly' : undefined;
}
