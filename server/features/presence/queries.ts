import { acrossUsers } from '#server/database/across-users.ts';
import { seenSince, whereOnline } from '#server/database/online.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

/** Marks somebody as online and seen now; answers whether they were not online before. */
export async function upsertOnline(trx: Writer, userId: string, nowMs: number): Promise<boolean> {
  const row = await trx
    .insertInto('presence')
    .values({ user_id: userId, is_online: 1, last_seen: nowMs, online_since: nowMs })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        is_online: 1,
        last_seen: nowMs,
        online_since: eb
          .case()
          .when(whereOnline(nowMs))
          .then(eb.fn.coalesce('presence.online_since', eb.val(nowMs)))
          .else(nowMs)
          .end(),
      })),
    )
    .returning('online_since')
    .executeTakeFirst();
  return row?.online_since === nowMs;
}

/** Marks somebody as gone; answers whether they were there. */
export async function updateOffline(trx: Writer, userId: string): Promise<boolean> {
  const gone = await trx
    .updateTable('presence')
    .set({ is_online: 0, online_since: null })
    .where('user_id', '=', userId)
    .where('is_online', '=', 1)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Marks who was not seen for too long as gone, one user or everybody; answers whether there was anybody. */
export async function updateSilentOffline(trx: Writer, nowMs: number, userId?: string): Promise<boolean> {
  let silent = (userId === undefined ? acrossUsers(trx) : trx)
    .updateTable('presence')
    .set({ is_online: 0, online_since: null })
    .where('is_online', '=', 1)
    .where('last_seen', '<', seenSince(nowMs));
  if (userId !== undefined) silent = silent.where('user_id', '=', userId);
  const gone = await silent.executeTakeFirst();
  return gone.numUpdatedRows > 0n;
}

/** Whether anybody counts as online who has fallen silent, or a stream is there that nobody has seen lately. */
export async function hasSilent(db: Reader, nowMs: number, freshSinceMs: number): Promise<boolean> {
  const silent = await acrossUsers(db)
    .selectFrom('presence')
    .select('user_id')
    .where('is_online', '=', 1)
    .where('last_seen', '<', seenSince(nowMs))
    .limit(1)
    .executeTakeFirst();
  if (silent !== undefined) return true;
  const stale = await acrossUsers(db)
    .selectFrom('event_streams')
    .select('id')
    .where('seen_at', '<', freshSinceMs)
    .limit(1)
    .executeTakeFirst();
  return stale !== undefined;
}

/** Notes when somebody was last seen, without making them online; a note that comes late changes nothing. */
export async function updateLastSeen(trx: Writer, userId: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('presence')
    .set({ last_seen: nowMs })
    .where('user_id', '=', userId)
    .where('last_seen', '<', nowMs)
    .execute();
}

type StreamRow = { user_id: string; id: string; session_id: string; opened_at: number; seen_at: number };

/** Adds a stream, or marks one that is there as seen. */
export async function upsertStream(trx: Writer, row: StreamRow): Promise<void> {
  await trx
    .insertInto('event_streams')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Marks the streams of a session as seen; answers whether there were any. */
export async function updateSessionStreams(
  trx: Writer,
  session: { userId: string; sessionId: string },
  nowMs: number,
): Promise<boolean> {
  const seen = await trx
    .updateTable('event_streams')
    .set({ seen_at: nowMs })
    .where('user_id', '=', session.userId)
    .where('session_id', '=', session.sessionId)
    .executeTakeFirst();
  return seen.numUpdatedRows > 0n;
}

/** Marks streams of this process as seen. */
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

/** How many streams of the user were seen since an instant. */
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

/** Deletes the user's streams whose session is over; answers whether there were any. */
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

/** Deletes what a process that crashed has left. */
export async function deleteStaleStreams(trx: Writer, seenBeforeMs: number): Promise<void> {
  await acrossUsers(trx).deleteFrom('event_streams').where('seen_at', '<', seenBeforeMs).execute();
}

export async function countOnline(db: Reader, nowMs: number): Promise<number> {
  const { count } = await acrossUsers(db)
    .selectFrom('presence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(whereOnline(nowMs))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of who is online, the latest seen first, with the browser of their latest session. */
export async function selectOnline(db: Reader, nowMs: number, page: { limit: number; offset: number }) {
  return await acrossUsers(db)
    .with('shown', (cte) =>
      cte
        .selectFrom('presence')
        .select(['user_id', 'last_seen', 'online_since'])
        .where(whereOnline(nowMs))
        .orderBy('last_seen', 'desc')
        .orderBy('user_id', 'desc')
        .limit(page.limit)
        .offset(page.offset),
    )
    .selectFrom('shown')
    .innerJoin('profiles', 'profiles.user_id', 'shown.user_id')
    .select([
      'shown.user_id as id',
      'profiles.email',
      'profiles.display_name',
      'profiles.is_admin',
      'shown.last_seen',
      'shown.online_since',
    ])
    .select((eb) =>
      eb
        .selectFrom('session')
        .select('session.userAgent')
        .whereRef('session.userId', '=', 'shown.user_id')
        .orderBy('session.updatedAt', 'desc')
        .limit(1)
        .as('user_agent'),
    )
    .orderBy('shown.last_seen', 'desc')
    .orderBy('shown.user_id', 'desc')
    .execute();
}
