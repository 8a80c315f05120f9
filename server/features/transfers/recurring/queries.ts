import type { Selectable } from 'kysely';
import type { CalendarDay } from '#shared/calendar.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';
import { AppError } from '#server/errors/app-error.ts';

export type RecurringTransferRow = Selectable<Schema['recurring_transfers']>;

/** Selects the recurring transfers of a user, of which there are at most `MAX_RECURRING_TRANSFERS`. */
export async function selectRecurringTransfers(
  db: Reader | Writer,
  userId: string,
): Promise<RecurringTransferRow[]> {
  return await db
    .selectFrom('recurring_transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('next_day')
    .orderBy('id')
    .execute();
}

/** Returns the active recurring transfers that are due up to a day, the longest overdue one first. */
export async function selectDueTransfers(
  db: Reader | Writer,
  userId: string,
  to: CalendarDay,
): Promise<RecurringTransferRow[]> {
  return await db
    .selectFrom('recurring_transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('next_day', '<=', to)
    .where('state', '=', 'active')
    .orderBy('next_day')
    .orderBy('id')
    .execute();
}

export async function findRecurringTransfer(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<RecurringTransferRow | undefined> {
  return await db
    .selectFrom('recurring_transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Throws `transferNotFound`, also for another user's id. */
export async function requireRecurringTransfer(
  trx: Writer,
  userId: string,
  id: string,
): Promise<RecurringTransferRow> {
  const row = await findRecurringTransfer(trx, userId, id);
  if (row === undefined) throw new AppError('transferNotFound');
  return row;
}

export async function countRecurringTransfers(trx: Writer, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('recurring_transfers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a recurring transfer, or replaces the row with its id. */
export async function saveRecurringTransfer(trx: Writer, row: RecurringTransferRow): Promise<void> {
  const { user_id: _user, id: _id, ...columns } = row;
  await trx
    .insertInto('recurring_transfers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(columns))
    .execute();
}

export async function insertMissingRecurringTransfers(
  trx: Writer,
  rows: readonly RecurringTransferRow[],
): Promise<void> {
  for (const slice of toSlices(rows))
    await trx
      .insertInto('recurring_transfers')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
}

export async function deleteRecurringTransferRow(trx: Writer, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('recurring_transfers').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Returns a page of the users with a recurring transfer that is due up to a day, sorted by id. */
export async function selectUsersWithDueTransfers(
  db: Reader,
  { to, afterUserId, limit }: { to: CalendarDay; afterUserId: string; limit: number },
): Promise<{ userId: string }[]> {
  return await acrossUsers(db)
    .selectFrom('recurring_transfers')
    .select('user_id as userId')
    .distinct()
    .where('user_id', '>', afterUserId)
    .where('next_day', '<=', to)
    .where('state', '=', 'active')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}
