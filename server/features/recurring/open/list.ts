import { addDays, countDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { append } from '#shared/lists.ts';
import { countOccurrences, MAX_SHIFT_DAYS, occurrencesIn } from '#shared/recurring/calendar.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';
import { newOccurrence } from '../open-days.ts';
import type { RecurringRow } from '../queries.ts';
import { selectIdsWithStored, selectStored, selectStoredDays, type Place } from './queries.ts';

export type DueQuery = {
  rows: readonly RecurringRow[];
  /** Without it, overdue occurrences are listed too. */
  from?: CalendarDay | undefined;
  to: CalendarDay;
  /** Stored occurrences with these outcomes are listed as well as open ones. */
  outcomes?: readonly OccurrenceRow['outcome'][];
  after?: Place | undefined;
  limit: number;
};

/**
 * Lists the first `limit` occurrences that are due in a range, after a place: open ones of recurring transactions that
 * are not paused, and stored ones with the given outcomes. The time depends on the limit, not on the range.
 */
export async function listDue(
  db: Reader | Writer,
  userId: string,
  { rows, from = '', to, outcomes = [], after, limit }: DueQuery,
): Promise<OccurrenceRow[]> {
  const open = rows.filter((row) => isOpenBy(row, to));
  const stored = { outcomes, ids: rows.map(({ id }) => id), plannedIds: open.map(({ id }) => id) };
  const range = { from: latest(from, after?.due_day ?? ''), to };
  const found = await selectStored(db, userId, { stored, range, after, limit });
  append(found, await listUnstored(db, userId, { rows: open.filter(isActive), ...range, after, limit }));
  return found.toSorted(comparePlaces).slice(0, limit);
}

/** Whether a recurring transaction may have an open occurrence that is due by a day. */
export function isOpenBy({ state, next_day }: RecurringRow, to: CalendarDay): boolean {
  return state !== 'paused' && next_day !== null && next_day <= to;
}

export function isActive({ state }: RecurringRow): boolean {
  return state === 'active';
}

/** Lists the first days of schedules without a stored occurrence, after a place: all of them, or at least `limit`. */
async function listUnstored(
  db: Reader | Writer,
  userId: string,
  { rows, from, to, after, limit }: Omit<DueQuery, 'outcomes'> & { from: CalendarDay },
): Promise<OccurrenceRow[]> {
  const found: OccurrenceRow[] = [];
  let next = latest(from, findEarliestDue(rows));
  while (rows.length > 0 && next <= to && found.length < limit) {
    const last = findLastDay(rows, { from: next, to }, limit);
    const dueRows = rows.map((row) => ({ row, due: listScheduledDays(row, { from: next, to: last }) }));
    for (const each of await listWithoutStored(db, userId, dueRows))
      if (after === undefined || comparePlaces(each, after) > 0) found.push(each);
    next = addDays(last, 1);
    if (next <= to) await nextTurn();
  }
  return found;
}

/** Returns the first day by which the schedules have at least `count` occurrences, or the last day of the range. */
function findLastDay(rows: readonly RecurringRow[], { from, to }: CalendarRange, count: number): CalendarDay {
  const schedules = rows.map(toSchedule);
  const hasEnough = (days: number) => {
    const range = { from, to: addDays(from, days) };
    let sum = 0;
    return schedules.some((schedule) => (sum += countOccurrences(schedule, range)) >= count);
  };
  let [least, greatest] = [0, countDays({ from, to }) - 1];
  if (!hasEnough(greatest)) return to;
  while (least < greatest) {
    const middle = Math.floor((least + greatest) / 2);
    if (hasEnough(middle)) greatest = middle;
    else least = middle + 1;
  }
  return addDays(from, least);
}

function listScheduledDays(row: RecurringRow, range: CalendarRange) {
  return occurrencesIn(toSchedule(row), range).filter(({ day }) => day >= row.open_from);
}

type Due = { row: RecurringRow; due: ReturnType<typeof occurrencesIn> };

async function listWithoutStored(
  db: Reader | Writer,
  userId: string,
  dueRows: readonly Due[],
): Promise<OccurrenceRow[]> {
  const days = dueRows.flatMap(({ due }) => due.map(({ day }) => day)).toSorted();
  const ids = dueRows.map(({ row }) => row.id);
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const withStored = await selectIdsWithStored(db, userId, ids, range);
  const open: OccurrenceRow[] = [];
  for (const { row, due } of dueRows) {
    const stored = withStored.has(row.id)
      ? await selectStoredDays(
          db,
          { userId, id: row.id },
          due.map(({ day }) => day),
        )
      : undefined;
    for (const each of due) if (stored?.has(each.day) !== true) open.push(newOccurrence(row, each));
  }
  return open;
}

/** Returns a day before which none of these schedules is due. */
export function findEarliestDue(rows: readonly RecurringRow[]): CalendarDay {
  const first = rows.map(({ open_from }) => open_from).toSorted()[0] ?? '';
  return first === '' ? first : addDays(first, -MAX_SHIFT_DAYS);
}

export function latest(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one > other ? one : other;
}

function comparePlaces(one: Place, other: Place): number {
  if (one.due_day !== other.due_day) return one.due_day < other.due_day ? -1 : 1;
  if (one.recurring_id !== other.recurring_id) return one.recurring_id < other.recurring_id ? -1 : 1;
  return one.day < other.day ? -1 : Number(one.day > other.day);
}
