import type { Insertable, Selectable } from 'kysely';
import type { MailProblem } from '#shared/contract/mail-problem.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { OutboxTable } from '#server/database/schema/messages.ts';

export type OutboxRow = Selectable<OutboxTable>;
type Key = Pick<OutboxRow, 'user_id' | 'id'>;

/** Adds the row unless the user has one with its id. */
export async function insertOutboxRow(trx: Writer, row: Insertable<OutboxTable>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

/** Finds the row of any user that has been due for longest. */
export async function findDue(db: Reader, now: number): Promise<Key | undefined> {
  return await acrossUsers(db)
    .selectFrom('outbox')
    .select(['user_id', 'id'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Claims a due row until `leaseEnd` and counts the attempt. If several processes try at the same moment, one gets the
 * row; for the others it is no longer due.
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

/** Finishes a row unless a later attempt has claimed it, and deletes its address and content. */
export async function finishOutboxRow(
  trx: Writer,
  { user_id, id, attempts }: OutboxRow,
  end: { state: 'sent' | 'failed'; error: MailProblem | null; finished_at: number },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ ...end, sealed: null })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Makes a row wait again unless a later attempt has claimed it. */
export async function postponeOutboxRow(
  trx: Writer,
  { user_id, id, attempts }: OutboxRow,
  next: { due_at: number; error: MailProblem },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set(next)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Counts the mails of a kind that were written to the user since an instant. */
export async function countMailsSince(
  db: Reader | Writer,
  { userId, kind }: { userId: string; kind: string },
  instant: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', instant)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finishes the user's waiting rows that expire, and deletes their address and content. */
export async function withdrawOutboxRows(
  trx: Writer,
  userId: string,
  end: { error: MailProblem; finished_at: number },
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
  await acrossUsers(trx)
    .deleteFrom('outbox')
    .where('state', '!=', 'waiting')
    .where('finished_at', '<', instant)
    .execute();
}

export type DeliveryRow = Omit<OutboxRow, 'user_id' | 'sealed' | 'expires_at'>;

/** Returns a page of the deliveries, the latest first, without recipient or content. */
export async function selectDeliveries(
  db: Reader,
  page: { offset: number; limit: number },
): Promise<DeliveryRow[]> {
  return await acrossUsers(db)
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'attempts', 'due_at', 'error', 'created_at', 'finished_at'])
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countDeliveries(db: Reader): Promise<Record<OutboxRow['state'], number>> {
  const rows = await acrossUsers(db)
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
