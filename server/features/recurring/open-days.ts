import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Schedule } from '#shared/contract/recurring.ts';
import { ASK_AFTER_MONTHS } from '#shared/limits.ts';
import {
  dueDayOf,
  MAX_SHIFT_DAYS,
  nextScheduleDay,
  occurrencesIn,
  scheduleDays,
  type ScheduledDay,
} from '#shared/recurring/calendar.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';
import { NO_OWN_DETAILS } from './to-recurring.ts';

// The open occurrences of a recurring transaction: the days of its schedule from `open_from` on that have no stored
// occurrence, and the stored ones that are `planned`. `stored` is the result of `selectOpenOccurrences`.

/** Returns the open occurrences that are due in a range, sorted by due day. */
export function openOccurrences(
  row: RecurringRow,
  stored: readonly OccurrenceRow[],
  range: { from?: CalendarDay; to: CalendarDay },
): OccurrenceRow[] {
  if (row.state === 'paused') return [];
  const from = range.from ?? '0000';
  const isInRange = ({ due_day }: OccurrenceRow) => from <= due_day && due_day <= range.to;
  const unstored = listUnstoredDays(row, stored, { from, to: range.to });
  return [...stored.filter(isPlanned), ...unstored.map((day) => newOccurrence(row, day))]
    .filter(isInRange)
    .toSorted(byDueDay);
}

/** Returns the row with its first unsettled day and its next due day. If nothing is open, the row has ended. */
export function withNextDay(row: RecurringRow, stored: readonly OccurrenceRow[]): RecurringRow {
  const schedule = toSchedule(row);
  const next = row.state === 'ended' ? undefined : findNextUnstored(schedule, row.open_from, stored);
  const openDays = [
    ...stored.filter(isPlanned).map(({ due_day }) => due_day),
    ...(next === undefined ? [] : [dueDayOf(schedule, next)]),
  ];
  const settled = { ...row, open_from: next ?? row.open_from, next_day: openDays.toSorted()[0] ?? null };
  return settled.next_day === null && row.state === 'active' ? { ...settled, state: 'ended' } : settled;
}

/** A recurring transaction before and after somebody changes it. */
export type Change = { before: RecurringRow; after: RecurringRow; currentDay: CalendarDay };

/** Returns the planned occurrence of a day of the schedule, without details of its own. */
export function newOccurrence(row: RecurringRow, { day, dueDay }: ScheduledDay): OccurrenceRow {
  return {
    user_id: row.user_id,
    recurring_id: row.id,
    day,
    outcome: 'planned',
    due_day: dueDay,
    transaction_id: null,
    ...NO_OWN_DETAILS,
  };
}

/** Returns the open occurrence of a day that is not stored; undefined if the schedule does not have the day. */
export function findUnstored(row: RecurringRow, day: CalendarDay): OccurrenceRow | undefined {
  if (row.state === 'ended' || day < row.open_from) return undefined;
  const schedule = toSchedule(row);
  const [found] = scheduleDays(schedule, { from: day, to: day });
  return found === undefined ? undefined : newOccurrence(row, { day, dueDay: dueDayOf(schedule, day) });
}

/** Replaces stored occurrences by settled ones of the same days. */
export function replaceByDay(
  stored: readonly OccurrenceRow[],
  settled: readonly OccurrenceRow[],
): OccurrenceRow[] {
  const days = new Set(settled.map(({ day }) => day));
  return [...stored.filter(({ day }) => !days.has(day)), ...settled];
}

/** Whether the user is asked about an occurrence because it is old. */
export function isOld(dueDay: CalendarDay, currentDay: CalendarDay): boolean {
  return dueDay < addMonths(currentDay, -ASK_AFTER_MONTHS);
}

function listUnstoredDays(
  row: RecurringRow,
  stored: readonly OccurrenceRow[],
  range: { from: string; to: CalendarDay },
): ScheduledDay[] {
  // An occurrence may be due before its day, because of a weekend.
  const first = addDays(row.open_from, -MAX_SHIFT_DAYS);
  const from = range.from > first ? range.from : first;
  if (row.state !== 'active' || range.to < from) return [];
  const days = new Set(stored.map(({ day }) => day));
  return occurrencesIn(toSchedule(row), { from, to: range.to }).filter(
    ({ day }) => day >= row.open_from && !days.has(day),
  );
}

function findNextUnstored(
  schedule: Schedule,
  from: CalendarDay,
  stored: readonly OccurrenceRow[],
): CalendarDay | undefined {
  const days = new Set(stored.map(({ day }) => day));
  let next = nextScheduleDay(schedule, addDays(from, -1));
  while (next !== undefined && days.has(next)) next = nextScheduleDay(schedule, next);
  return next;
}

function isPlanned({ outcome }: OccurrenceRow): boolean {
  return outcome === 'planned';
}

function byDueDay(one: OccurrenceRow, other: OccurrenceRow): number {
  if (one.due_day !== other.due_day) return one.due_day < other.due_day ? -1 : 1;
  return one.day < other.day ? -1 : 1;
}
