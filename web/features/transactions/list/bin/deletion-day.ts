import { countDays, today, type CalendarDay } from '#shared/calendar.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';

/** The day on which something was deleted, in the person's time zone. */
export function deletionDay(deletedAt: string, timeZone: string): CalendarDay {
  return today(timeZone, Date.parse(deletedAt));
}

/** How many days what was deleted on a day can still be restored; 0 on the last one. */
export function daysLeft(deletedOn: CalendarDay, todayIs: CalendarDay): number {
  const passed = countDays({ from: deletedOn, to: todayIs }) - 1;
  return Math.min(DELETED_KEPT_DAYS, Math.max(0, DELETED_KEPT_DAYS - passed));
}
