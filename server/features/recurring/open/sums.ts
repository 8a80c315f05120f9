import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { countScheduleDays, daysDueIn, dueDayOf, MAX_SHIFT_DAYS } from '#shared/recurring/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';
import type { RecurringRow } from '../queries.ts';
import { contentOf, toSchedule } from '../to-recurring.ts';
import { isActive, isOpenBy, latest } from './list.ts';
import { selectDaysIn, selectIdsWithStored, selectStored } from './queries.ts';

/** Occurrences of one recurring transaction with the same content. The amount is of each, in minor units. */
export type Same = {
  recurringId: string;
  type: RecurringRow['type'];
  description: string;
  category: string;
  amountMinor: number;
  count: number;
  /** The first day of them, if they differ from their recurring transaction. */
  day?: CalendarDay;
};

export type Summed = {
  rows: readonly RecurringRow[];
  from?: CalendarDay | undefined;
  to: CalendarDay;
  /** Besides what is open: what has one of these outcomes. */
  outcomes?: readonly OccurrenceRow['outcome'][];
};

/**
 * Counts what `listDue` lists, by recurring transaction and content: days of schedules by arithmetic, and
 * only stored ones one by one.
 */
export async function countDue(
  db: Reader,
  userId: string,
  { from = '', to, ...summed }: Summed,
): Promise<Same[]> {
  const [counted] = await countDueIn(db, userId, { ...summed, parts: [{ from, to }] });
  return counted ?? [];
}

/** The same for each of some ranges, one after the other without a gap. */
export async function countDueIn(
  db: Reader,
  userId: string,
  {
    rows,
    parts,
    outcomes = [],
  }: Pick<Summed, 'rows' | 'outcomes'> & { parts: readonly [CalendarRange, ...CalendarRange[]] },
): Promise<Same[][]> {
  const range = { from: parts[0].from, to: (parts.at(-1) ?? parts[0]).to };
  const open = rows.filter((row) => isOpenBy(row, range.to));
  const counts = parts.map((part) => ({ part, ...createCounts(rows) }));
  const countsOf = (day: CalendarDay) => counts.find(({ part }) => day <= part.to);
  const stored = { outcomes, ids: rows.map(({ id }) => id), plannedIds: open.map(({ id }) => id) };
  const batches = readInTurns<OccurrenceRow>((after, limit) =>
    selectStored(db, userId, { stored, range, after, limit }),
  );
  for await (const batch of batches) for (const each of batch) countsOf(each.due_day)?.addOne(each);
  const active = open.filter(isActive);
  for (const { part, addUsual } of counts)
    for (const row of active) addUsual(row, countScheduleDays(toSchedule(row), openDaysOf(row, part)));
  for await (const { row, dueDay } of storedOf(db, userId, active, range))
    countsOf(dueDay)?.addUsual(row, -1);
  return counts.map(({ all }) => all());
}

/** The days of a schedule that are due in a range and not before its first open one. */
function openDaysOf(row: RecurringRow, range: CalendarRange): CalendarRange {
  const from = latest(range.from, addDays(row.open_from, -MAX_SHIFT_DAYS));
  if (range.to < from) return { from, to: range.to };
  const days = daysDueIn(toSchedule(row), { from, to: range.to });
  return { from: latest(days.from, row.open_from), to: days.to };
}

/** The days of schedules in a range that have a stored occurrence, which is counted by itself. */
async function* storedOf(
  db: Reader,
  userId: string,
  rows: readonly RecurringRow[],
  range: CalendarRange,
): AsyncGenerator<{ row: RecurringRow; dueDay: CalendarDay }> {
  const days = new Map(rows.map((row) => [row, openDaysOf(row, range)]));
  const all = [...days.values()];
  const ids = rows.map(({ id }) => id);
  const withStored = await selectIdsWithStored(db, userId, ids, {
    from: all.map(({ from }) => from).toSorted()[0] ?? '',
    to:
      all
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? '',
  });
  for (const [row, own] of days) {
    if (!withStored.has(row.id)) continue;
    const schedule = toSchedule(row);
    const batches = readInTurns<{ day: CalendarDay }>((after, limit) =>
      selectDaysIn(db, { userId, id: row.id }, { ...own, after: after?.day ?? '', limit }),
    );
    for await (const batch of batches)
      for (const { day } of batch)
        if (countScheduleDays(schedule, { from: day, to: day }) > 0)
          yield { row, dueDay: dueDayOf(schedule, day) };
  }
}

function createCounts(rows: readonly RecurringRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const usual = new Map<RecurringRow, number>();
  const own = new Map<string, Same>();

  function addUsual(row: RecurringRow, count: number): void {
    usual.set(row, (usual.get(row) ?? 0) + count);
  }

  /** One that is stored, which may differ from its recurring transaction. */
  function addOne(occurrence: OccurrenceRow): void {
    const row = byId.get(occurrence.recurring_id);
    if (row === undefined) return;
    const content = contentOf(row, occurrence);
    const same = { recurringId: row.id, ...pick(content), count: 1, day: occurrence.day };
    const usualOne = pick({ ...row, amountMinor: row.amount_minor });
    if (JSON.stringify(pick(content)) === JSON.stringify(usualOne)) {
      addUsual(row, 1);
      return;
    }
    const key = keyOf(same);
    const known = own.get(key);
    if (known === undefined) own.set(key, same);
    else known.count += 1;
  }

  const all = (): Same[] => [
    ...[...usual]
      .filter(([, count]) => count > 0)
      .map(([row, count]) => ({
        recurringId: row.id,
        ...pick({ ...row, amountMinor: row.amount_minor }),
        count,
      })),
    ...own.values(),
  ];
  return { addUsual, addOne, all };
}

type Content = Omit<Same, 'recurringId' | 'count' | 'day'>;

function pick({ type, description, category, amountMinor }: Content): Content {
  return { type, description, category, amountMinor };
}

/** The key of occurrences that are counted together. */
export function keyOf({ recurringId, ...content }: Content & { recurringId: string }): string {
  return JSON.stringify([recurringId, pick(content)]);
}
