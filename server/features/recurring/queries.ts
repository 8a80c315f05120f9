import type { Selectable } from 'kysely';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';

export type RecurringRow = Selectable<Schema['recurring']>;

export async function selectRecurring(db: Reader | Writer, userId: string): Promise<RecurringRow[]> {
  return await db
    .selectFrom('recurring')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('next_day')
    .orderBy('id')
    .execute();
}

/** Returns the recurring transactions that are due up to a day and not paused, the longest overdue one first. */
export async function selectDue(db: Reader | Writer, userId: string, to: string): Promise<RecurringRow[]> {
  return await db
    .selectFrom('recurring')
    .selectAll()
    .where('user_id', '=', userId)
    .where('next_day', '<=', to)
    .where('state', '<>', 'paused')
    .orderBy('next_day')
    .orderBy('id')
    .execute();
}

export async function findRecurring(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<RecurringRow | undefined> {
  return await db
    .selectFrom('recurring')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Throws `recurringNotFound`, also for another user's id. */
export async function requireRecurring(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<RecurringRow> {
  const row = await findRecurring(db, userId, id);
  if (row === undefined) throw new AppError('recurringNotFound');
  return row;
}

export async function countRecurring(trx: Writer, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('recurring')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a recurring transaction, or replaces the row with its id. */
export async function saveRecurring(trx: Writer, row: RecurringRow): Promise<void> {
  const { user_id: _user, id: _id, ...columns } = row;
  await trx
    .insertInto('recurring')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(columns))
    .execute();
}

export async function insertMissingRecurring(trx: Writer, rows: readonly RecurringRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('recurring')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

export async function updateRecurringCategory(
  trx: Writer,
  { userId, type, from, to }: { userId: string; type: RecurringRow['type']; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('recurring')
    .set({ category: to })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('category', '=', from)
    .execute();
}

/** Gives the recurring transactions of an account another account, or none. */
export async function updateRecurringAccount(
  trx: Writer,
  { userId, from, to }: { userId: string; from: string; to: string | null },
): Promise<void> {
  await trx
    .updateTable('recurring')
    .set({ source_id: to })
    .where('user_id', '=', userId)
    .where('source_id', '=', from)
    .execute();
}

export async function deleteRecurringRow(trx: Writer, userId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('recurring_occurrences')
    .where('user_id', '=', userId)
    .where('recurring_id', '=', id)
    .execute();
  await trx.deleteFrom('recurring').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Returns a page of the users with something due up to a day, sorted by id. */
export async function selectUsersWithDue(
  db: Reader,
  { to, afterUserId, limit }: { to: string; afterUserId: string; limit: number },
): Promise<{ userId: string }[]> {
  return await acrossUsers(db)
    .selectFrom('recurring')
    .select('user_id as userId')
    .distinct()
    .where('user_id', '>', afterUserId)
    .where('next_day', '<=', to)
    .where('state', '<>', 'paused')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Returns undefined for a suspended or deleted user, since nothing is posted for them. */
export async function findTimeZone(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('time_zone')
    .where('user_id', '=', userId)
    .where('is_suspended', '=', 0)
    .executeTakeFirst();
  return profile?.time_zone;
}
