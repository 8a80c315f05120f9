import { countDays, today, type CalendarDay } from '#shared/calendar.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';

/** Returns the day of a deletion in the user's time zone. */
export function deletionDay(deletedAt: string, timeZone: string): CalendarDay {
  return today(timeZone, Date.parse(deletedAt));
}

/** Returns for how many more days a deletion can be undone; 0 on the last day. */
export function daysLeft(deletedOn: CalendarDay, currentDay: CalendarDay): number {
  const passed = countDays({ from: deletedOn, to: currentDay }) - 1;
  return Math.min(DELETED_KEPT_DAYS, Math.max(0, DELETED_KEPT_DAYS - passed));
}
