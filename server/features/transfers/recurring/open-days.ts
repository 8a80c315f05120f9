import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { dueDayOf, nextScheduleDay, type ScheduledDay } from '#shared/recurring/calendar.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { RecurringTransferRow } from './queries.ts';

/** Returns the first days of the schedule without a transfer that are due up to a day, at most `limit`. */
export function listOpenDays(
  row: RecurringTransferRow,
  { to, limit }: { to: CalendarDay; limit: number },
): ScheduledDay[] {
  if (row.state !== 'active') return [];
  const schedule = toSchedule(row);
  const days: ScheduledDay[] = [];
  // Later days of a schedule are never due earlier, so the first day that is not due ends the list.
  let day = nextScheduleDay(schedule, addDays(row.open_from, -1));
  while (day !== undefined && days.length < limit) {
    const dueDay = dueDayOf(schedule, day);
    if (dueDay > to) break;
    days.push({ day, dueDay });
    day = nextScheduleDay(schedule, day);
  }
  return days;
}

/** Returns the row with its next due day. If no day is left, an active one has ended. */
export function withNextDay(row: RecurringTransferRow): RecurringTransferRow {
  const schedule = toSchedule(row);
  const next = row.state === 'ended' ? undefined : nextScheduleDay(schedule, addDays(row.open_from, -1));
  if (next === undefined)
    return { ...row, next_day: null, state: row.state === 'active' ? 'ended' : row.state };
  return { ...row, open_from: next, next_day: dueDayOf(schedule, next) };
}

/** Returns the row as it is after some of its open days. */
export function withoutDays(row: RecurringTransferRow, days: readonly ScheduledDay[]): RecurringTransferRow {
  const last = days.at(-1);
  return last === undefined ? row : withNextDay({ ...row, open_from: addDays(last.day, 1) });
}
