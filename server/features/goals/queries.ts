import type { ExpressionBuilder, Selectable } from 'kysely';
import { addMonths, type CalendarDay } from '#shared/calendar.ts';
import { PACE_MONTHS, type GoalSavings } from '#shared/goals/pace.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type GoalRow = Selectable<Schema['goals']>;
export type EntryRow = Selectable<Schema['goal_entries']>;

/** Returns the goals with the nearest day first, then those without a day; archived goals come last. */
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

/** The number of one goal's entries and their sums in minor units. */
export type EntrySums = GoalSavings & { goal_id: string; count: number; savedMinor: number };

/** Sums the entries of all goals of a user, or of one goal, as of a day. A goal without entries has no row. */
export async function sumEntries(
  db: Reader | Writer,
  userId: string,
  { currentDay, goalId }: { currentDay: CalendarDay; goalId?: string },
): Promise<EntrySums[]> {
  let query = db
    .selectFrom('goal_entries')
    .select((eb) => [
      'goal_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount_minor').as('savedMinor'),
      eb.fn.min<string | null>('day').filterWhere('day', '<=', currentDay).as('firstDay'),
      sumBetween(eb, '', currentDay).as('pastMinor'),
      sumBetween(eb, addMonths(currentDay, -PACE_MONTHS), currentDay).as('lastYearMinor'),
    ])
    .where('user_id', '=', userId)
    .groupBy('goal_id');
  if (goalId !== undefined) query = query.where('goal_id', '=', goalId);
  return await query.execute();
}

/** Sums the amounts after one day, up to and including another; 0 without entries. */
function sumBetween(eb: ExpressionBuilder<Schema, 'goal_entries'>, after: string, to: CalendarDay) {
  const sum = eb.fn
    .sum<number | null>('amount_minor')
    .filterWhere('day', '>', after)
    .filterWhere('day', '<=', to);
  return eb.fn.coalesce(sum, eb.lit(0));
}

/** Returns the next entries of all goals of a user, sorted by goal and id. */
export async function selectEntriesAfter(
  db: Reader,
  userId: string,
  { after, limit }: { after: Pick<EntryRow, 'goal_id' | 'id'>; limit: number },
): Promise<EntryRow[]> {
  return await db
    .selectFrom('goal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('goal_id', 'id'), '>', eb.tuple(after.goal_id, after.id)))
    .orderBy('goal_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the entries of a goal, the newest day first. */
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

export async function findEntry(
  trx: Writer,
  userId: string,
  { goalId, id }: { goalId: string; id: string },
): Promise<EntryRow | undefined> {
  return await trx
    .selectFrom('goal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertEntry(trx: Writer, row: EntryRow): Promise<void> {
  await trx.insertInto('goal_entries').values(row).execute();
}

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
