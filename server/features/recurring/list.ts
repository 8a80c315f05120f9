import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { openOccurrences } from './open-days.ts';
import {
  selectAsked,
  selectOccurrences,
  selectOpenOfAll,
  type OccurrenceRow,
} from './occurrences/queries.ts';
import { requireRecurring, selectRecurring, type RecurringRow } from './queries.ts';
import { findRecorded } from './recorded.ts';
import { contentOf, toOccurrence, toRecurring } from './to-recurring.ts';

type User = Pick<Caller, 'userId' | 'currency'>;

/** The next due one first, ended ones last. */
export async function listAll(db: Reader, { userId, currency }: User): Promise<Recurring[]> {
  const rows = await selectRecurring(db, userId);
  const isOver = ({ next_day }: RecurringRow) => (next_day === null ? 1 : 0);
  return rows.toSorted((one, other) => isOver(one) - isOver(other)).map((row) => toRecurring(row, currency));
}

/** The occurrences that are due in a range: what happened, and what is to come. Throws `recurringNotFound`. */
export async function listInRange(
  db: Reader,
  { userId, currency }: User,
  { recurringId, ...range }: CalendarRange & { recurringId?: string | undefined },
): Promise<Occurrence[]> {
  const rows =
    recurringId === undefined
      ? await selectRecurring(db, userId)
      : [await requireRecurring(db, userId, recurringId)];
  const settled = (await selectOccurrences(db, userId, range)).filter(({ outcome }) => outcome !== 'planned');
  const open = await openOfAll(db, userId, { rows, ...range });
  return toOccurrences(rows, [...settled, ...open], currency);
}

/** What waits for the person, and what is due from today to a day, including what should be posted already. */
export async function listComing(db: Reader, { userId, currency }: User, { to }: { to: CalendarDay }) {
  const rows = await selectRecurring(db, userId);
  const asked = await selectAsked(db, userId);
  const open = await withoutRecorded(db, userId, { rows, open: await openOfAll(db, userId, { rows, to }) });
  const upcoming = toOccurrences(rows, open, currency);
  const sum = (type: Occurrence['type']) => sumOf(rows, open, type, currency);
  return {
    waiting: toOccurrences(rows, asked, currency),
    upcoming,
    expenses: sum('expense'),
    incomes: sum('income'),
  };
}

/** Minor units of the expenses that are still to come in a range, by category. */
export async function sumComingExpenses(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { type, category, amountMinor } of await comingIn(db, userId, range))
    if (type === 'expense') sums.set(category, (sums.get(category) ?? 0) + amountMinor);
  return sums;
}

/** What waits or is to come in a range, without what is recorded already. */
export async function comingIn(db: Reader, userId: string, range: CalendarRange): Promise<Coming[]> {
  const rows = await selectRecurring(db, userId);
  const asked = (await selectAsked(db, userId)).filter(
    ({ due_day }) => range.from <= due_day && due_day <= range.to,
  );
  const open = [...asked, ...(await openOfAll(db, userId, { rows, ...range }))];
  return withRows(rows, await withoutRecorded(db, userId, { rows, open })).map(({ row, occurrence }) => ({
    recurringId: row.id,
    day: occurrence.due_day,
    ...contentOf(row, occurrence),
  }));
}

type Coming = { recurringId: string; day: CalendarDay } & ReturnType<typeof contentOf>;

async function withoutRecorded(
  db: Reader,
  userId: string,
  { rows, open }: { rows: readonly RecurringRow[]; open: readonly OccurrenceRow[] },
): Promise<OccurrenceRow[]> {
  const recorded = await findRecorded(db, userId, withRows(rows, open));
  return open.filter((each) => !recorded.has(each));
}

function withRows(rows: readonly RecurringRow[], occurrences: readonly OccurrenceRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return occurrences.flatMap((occurrence) => {
    const row = byId.get(occurrence.recurring_id);
    return row === undefined ? [] : [{ row, occurrence }];
  });
}

/** The open occurrences of some recurring transactions of one user. */
export async function openOfAll(
  db: Reader | Writer,
  userId: string,
  { rows, ...range }: { rows: readonly RecurringRow[]; from?: CalendarDay; to: CalendarDay },
): Promise<OccurrenceRow[]> {
  const due = rows.filter(
    ({ state, next_day }) => state !== 'paused' && next_day !== null && next_day <= range.to,
  );
  const stored = await selectOpenOfAll(db, userId, due);
  return due.flatMap((row) => openOccurrences(row, stored.get(row.id) ?? [], range));
}

function toOccurrences(
  rows: readonly RecurringRow[],
  occurrences: readonly OccurrenceRow[],
  currency: string,
): Occurrence[] {
  return withRows(rows, occurrences)
    .map(({ row, occurrence }) => toOccurrence(row, occurrence, currency))
    .toSorted((one, other) =>
      `${one.dueDay} ${one.recurringId}` < `${other.dueDay} ${other.recurringId}` ? -1 : 1,
    );
}

function sumOf(
  rows: readonly RecurringRow[],
  occurrences: readonly OccurrenceRow[],
  type: Occurrence['type'],
  currency: string,
): number {
  const minor = withRows(rows, occurrences)
    .filter(({ row }) => row.type === type)
    .reduce((sum, { row, occurrence }) => sum + (occurrence.amount_minor ?? row.amount_minor), 0);
  return toMajorUnits(minor, currencyDecimals(currency));
}
