import { addDays, endOfMonth, startOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { OccurrenceAct, Recurring, RecurringChanges, Schedule } from '#shared/contract/recurring.ts';
import { dueDayOf, scheduleDays } from '#shared/recurring/calendar.ts';
import { scheduleOf } from './rule-fields.ts';

/** A change of one day alone that does the same there as `changes`; undefined where these make sense for all only. */
export function oneDayOf(
  rule: Recurring,
  { schedule, ...changes }: RecurringChanges,
  { day, today }: { day: CalendarDay; today: CalendarDay },
): OccurrenceAct | undefined {
  const { isEstimate, mode, state, from, ...own } = changes;
  if ([isEstimate, mode, state, from].some((each) => each !== undefined)) return undefined;
  if (schedule === undefined) return Object.keys(own).length > 0 ? { act: 'change', ...own } : undefined;
  const to = movedDay(rule, schedule, day);
  return to === undefined || to <= today ? undefined : { act: 'change', ...own, to };
}

/** The day on which an occurrence is due by another first day, where that alone has changed. */
function movedDay(rule: Recurring, schedule: Schedule, day: CalendarDay): CalendarDay | undefined {
  const { firstDay } = schedule;
  if (JSON.stringify({ ...scheduleOf(rule), firstDay }) !== JSON.stringify(schedule)) return undefined;
  const [first, ...others] = scheduleDays({ ...schedule, endDay: null }, around(schedule, day));
  return first === undefined || others.length > 0 ? undefined : dueDayOf(schedule, first);
}

/** The days that are nearer to an occurrence than to the ones beside it: its month, or half a period. */
function around({ unit, every }: Schedule, day: CalendarDay): CalendarRange {
  if (unit === 'month' || unit === 'year') return { from: startOfMonth(day), to: endOfMonth(day) };
  const half = Math.floor(((unit === 'week' ? 7 : 1) * every - 1) / 2);
  return { from: addDays(day, -half), to: addDays(day, half) };
}
