import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { countScheduleDays, daysDueIn, dueDayOf, MAX_SHIFT_DAYS } from '#shared/recurring/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';
import type { RecurringRow } from '../queries.ts';
import { mergeContent } from '../to-recurring.ts';
import { isActive, isOpenBy, latest } from './list.ts';
import { selectIdsWithStored, selectStored, selectStoredDaysPage } from './queries.ts';

/** The number of occurrences of one recurring transaction that have the same content. */
export type OccurrenceCount = {
  recurringId: string;
  type: RecurringRow['type'];
  description: string;
  category: string;
  /** The amount of one occurrence. */
  amountMinor: number;
  count: number;
  /** The day of the first of these occurrences, if they differ from their recurring transaction. */
  day?: CalendarDay;
};

export type CountQuery = {
  rows: readonly RecurringRow[];
  from?: CalendarDay | undefined;
  to: CalendarDay;
  /** Stored occurrences with these outcomes are counted as well as open ones. */
  outcomes?: readonly OccurrenceRow['outcome'][];
};

/**
 * Counts the results of `listDue` by recurring transaction and content. It computes how many days a schedule has, and
 * reads only stored occurrences one by one.
 */
export async function countDue(
  db: Reader,
  userId: string,
  { from = '', to, ...query }: CountQuery,
): Promise<OccurrenceCount[]> {
  const [counted] = await countDueInParts(db, userId, { ...query, parts: [{ from, to }] });
  return counted ?? [];
}

/** Does the same as `countDue` for each of several ranges, which follow each other without a gap. */
export async function countDueInParts(
  db: Reader,
  userId: string,
  {
    rows,
    parts,
    outcomes = [],
  }: Pick<CountQuery, 'rows' | 'outcomes'> & { parts: readonly [CalendarRange, ...CalendarRange[]] },
): Promise<OccurrenceCount[][]> {
  const range = { from: parts[0].from, to: (parts.at(-1) ?? parts[0]).to };
  const open = rows.filter((row) => isOpenBy(row, range.to));
  const counts = parts.map((part) => ({ part, ...createCounts(rows) }));
  const findCounts = (day: CalendarDay) => counts.find(({ part }) => day <= part.to);
  const stored = { outcomes, ids: rows.map(({ id }) => id), plannedIds: open.map(({ id }) => id) };
  const batches = readInTurns<OccurrenceRow>((after, limit) =>
    selectStored(db, userId, { stored, range, after, limit }),
  );
  for await (const batch of batches) for (const each of batch) findCounts(each.due_day)?.addStored(each);
  const active = open.filter(isActive);
  for (const { part, addUnchanged } of counts)
    for (const row of active) addUnchanged(row, countScheduleDays(toSchedule(row), findOpenDays(row, part)));
  for await (const { row, dueDay } of streamStoredDays(db, userId, active, range))
    findCounts(dueDay)?.addUnchanged(row, -1);
  return counts.map(({ list }) => list());
}

/** Returns the days of a schedule that are due in a range, from `open_from` on. */
function findOpenDays(row: RecurringRow, range: CalendarRange): CalendarRange {
  const from = latest(range.from, addDays(row.open_from, -MAX_SHIFT_DAYS));
  if (range.to < from) return { from, to: range.to };
  const days = daysDueIn(toSchedule(row), { from, to: range.to });
  return { from: latest(days.from, row.open_from), to: days.to };
}

/** Streams the days of schedules with a stored occurrence, since stored occurrences are counted separately. */
async function* streamStoredDays(
  db: Reader,
  userId: string,
  rows: readonly RecurringRow[],
  range: CalendarRange,
): AsyncGenerator<{ row: RecurringRow; dueDay: CalendarDay }> {
  const days = new Map(rows.map((row) => [row, findOpenDays(row, range)]));
  const ranges = [...days.values()];
  const ids = rows.map(({ id }) => id);
  const withStored = await selectIdsWithStored(db, userId, ids, {
    from: ranges.map(({ from }) => from).toSorted()[0] ?? '',
    to:
      ranges
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? '',
  });
  for (const [row, openDays] of days) {
    if (!withStored.has(row.id)) continue;
    const schedule = toSchedule(row);
    const batches = readInTurns<{ day: CalendarDay }>((after, limit) =>
      selectStoredDaysPage(db, { userId, id: row.id }, { ...openDays, after: after?.day ?? '', limit }),
    );
    for await (const batch of batches)
      for (const { day } of batch)
        if (countScheduleDays(schedule, { from: day, to: day }) > 0)
          yield { row, dueDay: dueDayOf(schedule, day) };
  }
}

function createCounts(rows: readonly RecurringRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unchanged = new Map<RecurringRow, number>();
  const changed = new Map<string, OccurrenceCount>();

  function addUnchanged(row: RecurringRow, count: number): void {
    unchanged.set(row, (unchanged.get(row) ?? 0) + count);
  }

  /** Counts a stored occurrence, which may differ from its recurring transaction. */
  function addStored(occurrence: OccurrenceRow): void {
    const row = byId.get(occurrence.recurring_id);
    if (row === undefined) return;
    const content = mergeContent(row, occurrence);
    const sum = { recurringId: row.id, ...pickContent(content), count: 1, day: occurrence.day };
    const defaultContent = pickContent({ ...row, amountMinor: row.amount_minor });
    if (JSON.stringify(pickContent(content)) === JSON.stringify(defaultContent)) {
      addUnchanged(row, 1);
      return;
    }
    const key = toCountKey(sum);
    const existing = changed.get(key);
    if (existing === undefined) changed.set(key, sum);
    else existing.count += 1;
  }

  const list = (): OccurrenceCount[] => [
    ...[...unchanged]
      .filter(([, count]) => count > 0)
      .map(([row, count]) => ({
        recurringId: row.id,
        ...pickContent({ ...row, amountMinor: row.amount_minor }),
        count,
      })),
    ...changed.values(),
  ];
  return { addUnchanged, addStored, list };
}

type Content = Omit<OccurrenceCount, 'recurringId' | 'count' | 'day'>;

function pickContent({ type, description, category, amountMinor }: Content): Content {
  return { type, description, category, amountMinor };
}

/** Returns the key of occurrences that are counted together. */
export function toCountKey({ recurringId, ...content }: Content & { recurringId: string }): string {
  return JSON.stringify([recurringId, pickContent(content)]);
}
