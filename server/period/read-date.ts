import { addDays, today } from '#shared/calendar.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { fieldError } from '#server/errors/app-error.ts';

/** Checks the day of a transaction or transfer. Throws `validationFailed` if it is too early or too late. */
export function readDate(
  date: string,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
  field = 'date',
): string {
  if (date < EARLIEST_DAY) throw fieldError(field, 'dateTooEarly');
  const latest = addDays(today(timeZone, nowMs), MAX_DAYS_AHEAD);
  if (date > latest) throw fieldError(field, 'dateTooLate');
  return date;
}
