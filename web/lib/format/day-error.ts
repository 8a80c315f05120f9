import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';

/** The error of a typed day; `day` is how it was read. */
export function findDayError(
  text: string,
  day: CalendarDay | undefined,
  today: CalendarDay,
): FieldErrorCode | undefined {
  if (text.trim() === '') return 'required';
  if (day === undefined) return 'invalidDate';
  if (day < EARLIEST_DAY) return 'dateTooEarly';
  return day > addDays(today, MAX_DAYS_AHEAD) ? 'dateTooLate' : undefined;
}
