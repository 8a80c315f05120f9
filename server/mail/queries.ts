import type { Insertable, Selectable } from 'kysely';
import type { OutboxTable, Reader, Writer } from '#server/database/schema.ts';

export type OutboxRow = Selectable<OutboxTable>;
type Key = Pick<OutboxRow, 'user_id' | 'id'>;

export async function insertOutboxRow(trx: Writer, row: Insertable<OutboxTable>): Promise<void> {
  await trx.insertInto('outbox').values(row).execute();
}

/** The one of all users' that has been due for longest. */
export async function findDue(db: Reader, now: number): Promise<Key | undefined> {
  return await db
    .selectFrom('outbox')
    .select(['user_id', 'id'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes a due row until `leaseEnd` and counts the attempt. Of several processes that try at the same
 * moment one gets the row: for the others it is no longer due.
 */
export async function claimOutboxRow(
  trx: Writer,
  key: Key,
  times: { now: number; leaseEnd: number },
): Promise<OutboxRow | undefined> {
  return await trx
    .updateTable('outbox')
    .set((eb) => ({ due_at: times.leaseEnd, attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', times.now)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a row that this attempt holds; address and content go with it. */
export async function finishOutboxRow(
  trx: Writer,
  { user_id, id, attempts }: OutboxRow,
  end: { state: 'sent' | 'failed'; error: string | null; finished_at: number },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ ...end, sealed: null })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Gives a row that this attempt holds back to the queue. */
export async function postponeOutboxRow(
  trx: Writer,
  { user_id, id, attempts }: OutboxRow,
  next: { due_at: number; error: string },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set(next)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Ends the user's rows that wait and have an end; address and content go with them. */
export async function withdrawOutboxRows(
  trx: Writer,
  userId: string,
  end: { error: string; finished_at: number },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ ...end, state: 'failed', sealed: null })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('expires_at', 'is not', null)
    .execute();
}

export async function deleteFinishedBefore(trx: Writer, instant: number): Promise<void> {
  await trx.deleteFrom('outbox').where('state', '!=', 'waiting').where('finished_at', '<', instant).execute();
}
