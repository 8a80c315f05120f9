import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

type StreamRow = { user_id: string; id: string; session_id: string; opened_at: number; seen_at: number };

/** Adds a stream, or marks an existing one as seen. */
export async function upsertStream(trx: Writer, row: StreamRow): Promise<void> {
  await trx
    .insertInto('event_streams')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Marks the streams of a session as seen; returns whether there were any. */
export async function updateSessionStreams(
  trx: Writer,
  session: { userId: string; sessionId: string },
  nowMs: number,
): Promise<boolean> {
  const updated = await trx
    .updateTable('event_streams')
    .set({ seen_at: nowMs })
    .where('user_id', '=', session.userId)
    .where('session_id', '=', session.sessionId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function updateStreams(
  trx: Writer,
  streams: readonly { userId: string; id: string }[],
  nowMs: number,
): Promise<void> {
  const users = [...new Set(streams.map(({ userId }) => userId))];
  const ids = streams.map(({ id }) => id);
  await acrossUsers(trx)
    .updateTable('event_streams')
    .set({ seen_at: nowMs })
    .where('user_id', 'in', users)
    .where('id', 'in', ids)
    .execute();
}

export async function countStreams(trx: Writer, userId: string, sinceMs: number): Promise<number> {
  const { count } = await trx
    .selectFrom('event_streams')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('seen_at', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteStream(trx: Writer, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('event_streams').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Deletes the user's streams, all of them or those of one session. */
export async function deleteStreams(trx: Writer, userId: string, sessionId?: string): Promise<void> {
  let streams = trx.deleteFrom('event_streams').where('user_id', '=', userId);
  if (sessionId !== undefined) streams = streams.where('session_id', '=', sessionId);
  await streams.execute();
}

/** Deletes the user's streams whose session is over; returns whether there were any. */
export async function deleteOrphanedStreams(trx: Writer, userId: string): Promise<boolean> {
  const orphaned = await trx
    .deleteFrom('event_streams')
    .where('user_id', '=', userId)
    .where('session_id', 'not in', (eb) =>
      eb.selectFrom('session').select('session.id').where('session.userId', '=', userId),
    )
    .executeTakeFirst();
  return orphaned.numDeletedRows > 0n;
}

/** Deletes the streams that a crashed process has left. */
export async function deleteStaleStreams(trx: Writer, seenBeforeMs: number): Promise<void> {
  await acrossUsers(trx).deleteFrom('event_streams').where('seen_at', '<', seenBeforeMs).execute();
}

export async function hasStaleStreams(db: Reader, seenBeforeMs: number): Promise<boolean> {
  const stale = await acrossUsers(db)
    .selectFrom('event_streams')
    .select('id')
    .where('seen_at', '<', seenBeforeMs)
    .limit(1)
    .executeTakeFirst();
  return stale !== undefined;
}
