import type { Selectable } from 'kysely';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';

export type TransactionRow = Selectable<Schema['transactions']>;

/** Throws `recordNotFound`, also for another user's transaction or one of the other type. */
export async function requireTransaction(
  db: Reader | Writer,
  userId: string,
  type: TransactionType,
  id: string,
): Promise<TransactionRow> {
  const row = await findTransactionById(db, userId, id);
  if (row?.type !== type) throw new AppError('recordNotFound');
  return row;
}

/** Returns the transaction with an id, of either type; ids are unique across both. */
export async function findTransactionById(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<TransactionRow | undefined> {
  return await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a transaction unless its id is taken. Returns whether it was added. */
export async function insertTransaction(trx: Writer, row: TransactionRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('transactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateTransaction(trx: Writer, row: TransactionRow): Promise<void> {
  const { user_id, id, type: _type, created_at: _created, ...changed } = row;
  await trx
    .updateTable('transactions')
    .set(changed)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function updateCategory(
  trx: Writer,
  rows: readonly TransactionRow[],
  change: { category: string; updated_at: number },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const userId = rows[0]?.user_id;
  if (userId === undefined) return;
  await trx
    .updateTable('transactions')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Returns the transactions with these ids; missing ones are left out. */
export async function findTransactions(
  db: Reader | Writer,
  userId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> {
  return await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Adds to the user's totals. Returns false if a total would exceed the exact integers. */
export async function addToUserTotals(
  trx: Writer,
  userId: string,
  type: TransactionType,
  change: { amountMinor: number; count: number },
): Promise<boolean> {
  const column = type === 'income' ? 'income_minor' : 'expense_minor';
  const updated = await trx
    .updateTable('user_totals')
    .set((eb) => ({
      [column]: eb(column, '+', change.amountMinor),
      count: eb('count', '+', change.count),
    }))
    .where('user_id', '=', userId)
    .where(column, '<=', MAX_TOTAL_MINOR_UNITS - Math.max(0, change.amountMinor))
    .where(column, '>=', -MAX_TOTAL_MINOR_UNITS - Math.min(0, change.amountMinor))
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export type DailyTotal = Selectable<Schema['daily_totals']>;

/** Adds changes to the daily totals of one user, one per row at most. Deletes rows that have no transactions left. */
export async function addToDailyTotals(trx: Writer, changes: readonly DailyTotal[]): Promise<void> {
  const userId = changes[0]?.user_id;
  if (userId === undefined) return;
  await trx
    .insertInto('daily_totals')
    .values(changes)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date', 'type', 'category']).doUpdateSet((eb) => ({
        amount_minor: eb('daily_totals.amount_minor', '+', eb.ref('excluded.amount_minor')),
        count: eb('daily_totals.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
  const days = changes.filter(({ count }) => count <= 0).map(({ date }) => date);
  if (days.length === 0) return;
  await trx
    .deleteFrom('daily_totals')
    .where('user_id', '=', userId)
    .where('date', 'in', [...new Set(days)])
    .where('count', '=', 0)
    .execute();
}

/** Sums one type in a range of days, including both ends, in integer minor units; 0 without transactions. */
export async function sumAmounts(
  db: Reader,
  userId: string,
  type: TransactionType,
  range: { from: string; to: string },
): Promise<number> {
  const row = await db
    .selectFrom('daily_totals')
    .select((eb) => eb.fn.sum<number | null>('amount_minor').as('total'))
    .where('user_id', '=', userId)
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .where('type', '=', type)
    .executeTakeFirst();
  return row?.total ?? 0;
}

export type ListFilter = {
  userId: string;
  type: TransactionType;
  from: string | undefined;
  to: string | undefined;
  limit: number;
};

export async function selectByDate(
  db: Reader,
  filter: ListFilter,
  after: { date: string; id: string } | undefined,
): Promise<TransactionRow[]> {
  let query = selectList(db, filter).orderBy('date', 'desc').orderBy('id', 'desc');
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('date', 'id'), '<', eb.tuple(after.date, after.id)));
  }
  return await query.execute();
}

/** Selects a page of one type sorted by id, which the spec calls unordered. */
export async function selectById(
  db: Reader,
  filter: ListFilter,
  afterId: string | undefined,
): Promise<TransactionRow[]> {
  let query = selectList(db, filter).orderBy('id');
  if (afterId !== undefined) query = query.where('id', '>', afterId);
  return await query.execute();
}

function selectList(db: Reader, filter: ListFilter) {
  let query = db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', filter.userId)
    .where('type', '=', filter.type)
    .limit(filter.limit);
  if (filter.from !== undefined) query = query.where('date', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('date', '<=', filter.to);
  return query;
}
