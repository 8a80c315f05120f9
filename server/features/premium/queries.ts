import type { Insertable, Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type RequestRow = Selectable<Schema['premium_requests']>;

export async function findRequest(db: Reader | Writer, userId: string): Promise<RequestRow | undefined> {
  return await db.selectFrom('premium_requests').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Finds the plan of a user, with the address and time zone that a request needs. */
export async function findPlan(db: Reader | Writer, userId: string) {
  return await db
    .selectFrom('profiles')
    .select(['email', 'plan', 'premium_until', 'premium_source', 'time_zone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a request in place of an answered one; returns false if one is open. */
export async function insertRequest(
  trx: Writer,
  { user_id, ...columns }: Insertable<Schema['premium_requests']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('premium_requests')
    .values({ user_id, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(columns)
        .where('premium_requests.user_id', '=', user_id)
        .where('premium_requests.answered_at', 'is not', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes the open request; returns whether there was one. */
export async function deleteOpenRequest(trx: Writer, userId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('premium_requests')
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Stores the answer to the open request; returns whether there was one. */
export async function updateOpenRequest(
  trx: Writer,
  userId: string,
  answer: { outcome: 'granted' | 'declined'; answered_at: number },
): Promise<boolean> {
  const updated = await trx
    .updateTable('premium_requests')
    .set(answer)
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}
