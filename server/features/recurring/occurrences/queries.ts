import type { Selectable } from 'kysely';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';
import type { RecurringRow } from '../queries.ts';

export type OccurrenceRow = Selectable<Schema['recurring_occurrences']>;

type Key = Pick<RecurringRow, 'user_id' | 'id'>;

/** Returns the stored occurrences that are planned, and the settled ones from `open_from` on. */
export async function selectOpenOccurrences(
  db: Reader | Writer,
  row: RecurringRow,
): Promise<OccurrenceRow[]> {
  return (await selectOpenByIds(db, row.user_id, [row])).get(row.id) ?? [];
}

/** Does the same as `selectOpenOccurrences` for several recurring transactions of one user, by their ids. */
export async function selectOpenByIds(
  db: Reader | Writer,
  userId: string,
  rows: readonly Pick<RecurringRow, 'id' | 'open_from'>[],
): Promise<Map<string, OccurrenceRow[]>> {
  if (rows.length === 0) return new Map();
  const first = rows.map(({ open_from }) => open_from).toSorted()[0] ?? '';
  const ids = rows.map(({ id }) => id);
  // Each of the two queries reads only a part of an index.
  const planned = await queryOccurrences(db, userId, ids).where('outcome', '=', 'planned').execute();
  const settled = await queryOccurrences(db, userId, ids)
    .where('day', '>=', first)
    .where('outcome', '<>', 'planned')
    .execute();
  return Map.groupBy([...planned, ...settled], ({ recurring_id }) => recurring_id);
}

function queryOccurrences(db: Reader | Writer, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('recurring_id', 'in', ids);
}

export async function findOccurrence(
  db: Reader | Writer,
  { user_id, id }: Key,
  day: CalendarDay,
): Promise<OccurrenceRow | undefined> {
  return await db
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('recurring_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst();
}

/** Returns the id if the user has the transaction and no import has added it. */
export async function findOwnTransaction(
  db: Reader | Writer,
  userId: string,
  id: string | null,
): Promise<string | undefined> {
  if (id === null) return undefined;
  const found = await db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('import_id', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

export async function selectOccurrences(
  db: Reader | Writer,
  userId: string,
  range: CalendarRange,
): Promise<OccurrenceRow[]> {
  return await db
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('due_day', '>=', range.from)
    .where('due_day', '<=', range.to)
    .execute();
}

export async function countAsked(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recurring_occurrences')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('outcome', '=', 'asked')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds occurrences of one user, or replaces those of the same days. */
export async function saveOccurrences(trx: Writer, rows: readonly OccurrenceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('recurring_occurrences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recurring_id', 'day']).doUpdateSet((eb) => ({
        outcome: eb.ref('excluded.outcome'),
        due_day: eb.ref('excluded.due_day'),
        amount_minor: eb.ref('excluded.amount_minor'),
        transaction_id: eb.ref('excluded.transaction_id'),
        description: eb.ref('excluded.description'),
        category: eb.ref('excluded.category'),
        note: eb.ref('excluded.note'),
        tags: eb.ref('excluded.tags'),
      })),
    )
    .execute();
}

export async function insertMissingOccurrences(trx: Writer, rows: readonly OccurrenceRow[]): Promise<void> {
  for (const slice of toSlices(rows)) {
    await trx
      .insertInto('recurring_occurrences')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['user_id', 'recurring_id', 'day']).doNothing())
      .execute();
  }
}

/** Deletes the planned occurrences, or only those after a day. */
export async function deletePlanned(
  trx: Writer,
  { user_id, id }: Key,
  after: CalendarDay = '',
): Promise<void> {
  await trx
    .deleteFrom('recurring_occurrences')
    .where('user_id', '=', user_id)
    .where('recurring_id', '=', id)
    .where('outcome', '=', 'planned')
    .where('day', '>', after)
    .execute();
}

export async function skipPlannedBefore(trx: Writer, { user_id, id }: Key, day: CalendarDay): Promise<void> {
  await trx
    .updateTable('recurring_occurrences')
    .set({ outcome: 'skipped' })
    .where('user_id', '=', user_id)
    .where('recurring_id', '=', id)
    .where('outcome', '=', 'planned')
    .where('due_day', '<', day)
    .execute();
}

export async function moveOccurrences(
  trx: Writer,
  { userId, from, to, day }: { userId: string; from: string; to: string; day: CalendarDay },
): Promise<void> {
  await trx
    .updateTable('recurring_occurrences')
    .set({ recurring_id: to })
    .where('user_id', '=', userId)
    .where('recurring_id', '=', from)
    .where('day', '>=', day)
    .execute();
}

export async function selectWithOutcome(
  trx: Writer,
  { user_id, id }: Key,
  { days, outcome }: { days: readonly CalendarDay[]; outcome: OccurrenceRow['outcome'] },
): Promise<OccurrenceRow[]> {
  return await queryOccurrences(trx, user_id, [id])
    .where('outcome', '=', outcome)
    .where('day', 'in', days)
    .orderBy('day')
    .execute();
}

/** Replaces a category of single occurrences. */
export async function updateOwnCategory(
  trx: Writer,
  { userId, type, from, to }: { userId: string; type: RecurringRow['type']; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('recurring_occurrences')
    .set({ category: to })
    .where('user_id', '=', userId)
    .where('category', '=', from)
    .where('recurring_id', 'in', (eb) =>
      eb.selectFrom('recurring').select('id').where('user_id', '=', userId).where('type', '=', type),
    )
    .execute();
}

export async function selectWithTags(trx: Writer, userId: string): Promise<OccurrenceRow[]> {
  return await trx
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('tags', 'is not', null)
    .execute();
}

/** Makes the occurrences that these transactions have paid wait for the user again, and returns their number. */
export async function askAgain(
  trx: Writer,
  userId: string,
  transactionIds: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('recurring_occurrences')
    .set({ outcome: 'asked', transaction_id: null, amount_minor: null })
    .where('user_id', '=', userId)
    .where('outcome', '=', 'posted')
    .where('transaction_id', 'in', transactionIds)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Returns a page of all occurrences of a user, sorted by recurring transaction and day. */
export async function selectOccurrencePage(
  db: Reader,
  userId: string,
  { after, limit }: { after: Pick<OccurrenceRow, 'recurring_id' | 'day'>; limit: number },
): Promise<OccurrenceRow[]> {
  return await db
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('recurring_id', 'day'), '>', eb.tuple(after.recurring_id, after.day)))
    .orderBy('recurring_id')
    .orderBy('day')
    .limit(limit)
    .execute();
}
