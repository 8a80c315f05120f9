import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type GoalRow = Selectable<Schema['goals']>;
export type EntryRow = Selectable<Schema['goal_entries']>;

/** Those with the nearest day first, then those without one; archived ones last. */
export async function selectGoals(db: Reader | Writer, userId: string): Promise<GoalRow[]> {
  return await db
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('archived')
    .orderBy((eb) => eb.fn.coalesce('day', eb.val('9999-12-31')))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findGoal(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<GoalRow | undefined> {
  return await db
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countGoals(trx: Writer, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('goals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertGoal(trx: Writer, row: GoalRow): Promise<void> {
  await trx.insertInto('goals').values(row).execute();
}

export async function updateGoal(trx: Writer, { user_id, id, ...columns }: GoalRow): Promise<void> {
  await trx.updateTable('goals').set(columns).where('user_id', '=', user_id).where('id', '=', id).execute();
}

/** Deletes a goal with its entries. */
export async function deleteGoalRow(trx: Writer, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('goal_entries').where('user_id', '=', userId).where('goal_id', '=', id).execute();
  await trx.deleteFrom('goals').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** All entries of all goals of a user. */
export async function selectAllEntries(db: Reader | Writer, userId: string): Promise<EntryRow[]> {
  return await db
    .selectFrom('goal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('goal_id')
    .orderBy('id')
    .execute();
}

/** The entries of a goal, the newest day first. */
export async function selectEntries(
  db: Reader | Writer,
  userId: string,
  goalId: string,
): Promise<EntryRow[]> {
  return await db
    .selectFrom('goal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertEntry(trx: Writer, row: EntryRow): Promise<void> {
  await trx.insertInto('goal_entries').values(row).execute();
}

/** Deletes an entry of a goal, if there is one. */
export async function deleteEntry(
  trx: Writer,
  userId: string,
  { goalId, id }: { goalId: string; id: string },
): Promise<void> {
  await trx
    .deleteFrom('goal_entries')
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('id', '=', id)
    .execute();
}

export async function insertMissingGoals(trx: Writer, rows: readonly GoalRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('goals')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

export async function insertMissingEntries(trx: Writer, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('goal_entries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'goal_id', 'id']).doNothing())
    .execute();
}
