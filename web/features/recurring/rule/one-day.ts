import { addDays, endOfMonth, startOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { OccurrenceAct, Recurring, RecurringChanges, Schedule } from '#shared/contract/recurring.ts';
import { dueDayOf, scheduleDays } from '#shared/recurring/calendar.ts';
import { pickSchedule } from '#web/ui/schedule/typed-schedule.ts';

/** Limits an edit to one day. Returns undefined if the changes only make sense for all days. */
export function toOneDayChange(
  rule: Recurring,
  { schedule, ...changes }: RecurringChanges,
  { day, today }: { day: CalendarDay; today: CalendarDay },
): OccurrenceAct | undefined {
  const { isEstimate, account, mode, state, from, ...fields } = changes;
  if ([isEstimate, account, mode, state, from].some((value) => value !== undefined)) return undefined;
  if (schedule === undefined)
    return Object.keys(fields).length > 0 ? { act: 'change', ...fields } : undefined;
  const to = findMovedDay(rule, schedule, day);
  return to === undefined || to <= today ? undefined : { act: 'change', ...fields, to };
}

/** Returns the new due day of an occurrence if only the first day of the schedule has changed. */
function findMovedDay(rule: Recurring, schedule: Schedule, day: CalendarDay): CalendarDay | undefined {
  const { firstDay } = schedule;
  if (JSON.stringify({ ...pickSchedule(rule), firstDay }) !== JSON.stringify(schedule)) return undefined;
  const [first, ...others] = scheduleDays({ ...schedule, endDay: null }, nearestDays(schedule, day));
  return first === undefined || others.length > 0 ? undefined : dueDayOf(schedule, first);
}

/** Returns the days around an occurrence: its month, or half a period on each side. */
function nearestDays({ unit, every }: Schedule, day: CalendarDay): CalendarRange {
  if (unit === 'month' || unit === 'year') return { from: startOfMonth(day), to: endOfMonth(day) };
  const half = Math.floor(((unit === 'week' ? 7 : 1) * every - 1) / 2);
  return { from: addDays(day, -half), to: addDays(day, half) };
}
