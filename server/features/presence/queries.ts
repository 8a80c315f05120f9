import { acrossUsers } from '#server/database/across-users.ts';
import { silentBefore, createOnlineCondition } from '#server/database/online.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

/** Marks a user as online and seen now, and stores the time if they sign in; returns whether they were offline. */
export async function upsertOnline(
  trx: Writer,
  userId: string,
  { nowMs, isSignIn }: { nowMs: number; isSignIn: boolean },
): Promise<boolean> {
  const signIn = isSignIn ? { signed_in_at: nowMs } : {};
  const row = await trx
    .insertInto('presence')
    .values({ user_id: userId, is_online: 1, last_seen: nowMs, online_since: nowMs, ...signIn })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        is_online: 1,
        last_seen: nowMs,
        online_since: eb
          .case()
          .when(createOnlineCondition(nowMs))
          .then(eb.fn.coalesce('presence.online_since', eb.val(nowMs)))
          .else(nowMs)
          .end(),
        ...signIn,
      })),
    )
    .returning('online_since')
    .executeTakeFirst();
  return row?.online_since === nowMs;
}

/** Marks a user as offline; returns whether they were online. */
export async function updateOffline(trx: Writer, userId: string): Promise<boolean> {
  const updated = await trx
    .updateTable('presence')
    .set({ is_online: 0, online_since: null })
    .where('user_id', '=', userId)
    .where('is_online', '=', 1)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Marks one user or all as offline if they were not seen for too long; returns whether there were any. */
export async function updateSilentOffline(trx: Writer, nowMs: number, userId?: string): Promise<boolean> {
  let silent = (userId === undefined ? acrossUsers(trx) : trx)
    .updateTable('presence')
    .set({ is_online: 0, online_since: null })
    .where('is_online', '=', 1)
    .where('last_seen', '<', silentBefore(nowMs));
  if (userId !== undefined) silent = silent.where('user_id', '=', userId);
  const updated = await silent.executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Whether somebody is marked as online who was not seen for too long. */
export async function hasSilent(db: Reader, nowMs: number): Promise<boolean> {
  const silent = await acrossUsers(db)
    .selectFrom('presence')
    .select('user_id')
    .where('is_online', '=', 1)
    .where('last_seen', '<', silentBefore(nowMs))
    .limit(1)
    .executeTakeFirst();
  return silent !== undefined;
}

/** Stores when a user was last seen, without marking them online; an older time changes nothing. */
export async function updateLastSeen(trx: Writer, userId: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('presence')
    .set({ last_seen: nowMs })
    .where('user_id', '=', userId)
    .where('last_seen', '<', nowMs)
    .execute();
}

export async function countOnline(db: Reader, nowMs: number): Promise<number> {
  const { count } = await acrossUsers(db)
    .selectFrom('presence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(createOnlineCondition(nowMs))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a page of the online users, the latest seen first, with the browser of their latest session. */
export async function selectOnline(db: Reader, nowMs: number, page: { limit: number; offset: number }) {
  return await acrossUsers(db)
    .with('shown', (cte) =>
      cte
        .selectFrom('presence')
        .select(['user_id', 'last_seen', 'online_since'])
        .where(createOnlineCondition(nowMs))
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
