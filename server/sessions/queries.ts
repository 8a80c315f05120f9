import type { InferResult, Insertable, Selectable } from 'kysely';
import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

/** The columns of a user that each request needs. */
export const OWNER_COLUMNS = [
  'profiles.user_id as userId',
  'profiles.is_admin',
  'profiles.is_suspended',
  'profiles.terms_accepted',
  'profiles.terms_version',
  'profiles.currency',
  'profiles.time_zone',
  'profiles.language',
  'profiles.plan',
  'profiles.premium_until',
] as const;

const CALLER_COLUMNS = [
  'session.id as sessionId',
  'session.expiresAt',
  'session.createdAt',
  'session.updatedAt',
  'session.proved_at',
  ...OWNER_COLUMNS,
] as const;

/**
 * Selects the session of a user and a token, with the columns of the profile. A deleted user has no profile, so a session
 * that was left of one is not found.
 */
export const selectCaller = prepareQuery<{ userId: string; token: string }, CallerRow>((db, argument) =>
  selectCallers(db)
    .where('session.userId', '=', argument('userId'))
    .where('session.token', '=', argument('token')),
);

/** Selects the same for a token without its user's id. */
export const selectOldCaller = prepareQuery<{ token: string }, CallerRow>((db, argument) =>
  selectCallers(db).where('session.token', '=', argument('token')),
);

function selectCallers(db: Reader) {
  return db
    .selectFrom('session')
    .innerJoin('profiles', 'profiles.user_id', 'session.userId')
    .select(CALLER_COLUMNS);
}

export type CallerRow = InferResult<ReturnType<typeof selectCallers>>[number];

export type SessionRow = Omit<Selectable<Schema['session']>, 'token' | 'userId' | 'proved_at'>;

export async function selectSessions(db: Reader, userId: string): Promise<SessionRow[]> {
  return await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent', 'ipAddress'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertSession(trx: Writer, row: Insertable<Schema['session']>): Promise<void> {
  await trx.insertInto('session').values(row).execute();
}

export async function countSessions(db: Reader | Writer, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasSession(trx: Writer, userId: string): Promise<boolean> {
  const session = await trx
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** Whether a session still exists and its user is not suspended. */
export async function isSessionOpen(
  trx: Writer,
  session: { userId: string; sessionId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('session')
    .innerJoin('profiles', 'profiles.user_id', 'session.userId')
    .select('session.id')
    .where('session.id', '=', session.sessionId)
    .where('profiles.user_id', '=', session.userId)
    .where('profiles.is_suspended', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

export type SessionState = {
  userId: string;
  is_admin: number;
  is_suspended: number;
  /** Null if the session has ended. */
  sessionId: string | null;
  expiresAt: string | null;
  createdAt: string | null;
  updatedAt: string | null;
};

const STATE_COLUMNS = [
  'profiles.user_id as userId',
  'profiles.is_admin',
  'profiles.is_suspended',
  'session.id as sessionId',
  'session.expiresAt',
  'session.createdAt',
  'session.updatedAt',
] as const;

/** Returns the state of sessions and their users: a row for each session, and one for each user without any. */
export async function selectSessionStates(
  db: Reader,
  sessions: readonly { userId: string; sessionId: string }[],
): Promise<SessionState[]> {
  if (sessions.length === 0) return [];
  const userIds = [...new Set(sessions.map(({ userId }) => userId))];
  const sessionIds = [...new Set(sessions.map(({ sessionId }) => sessionId))];
  return await db
    .selectFrom('profiles')
    .leftJoin('session', (join) =>
      join.onRef('session.userId', '=', 'profiles.user_id').on('session.id', 'in', sessionIds),
    )
    .select(STATE_COLUMNS)
    .where('profiles.user_id', 'in', userIds)
    .execute();
}

/** Stores the time at which the password was given in a session, in epoch milliseconds. */
export async function updateProvedAt(
  trx: Writer,
  { userId, sessionId }: { userId: string; sessionId: string },
  provedAt: number,
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ proved_at: provedAt })
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

/** Stores the last use of a session, and its new end if it is renewed. A session that has ended stays ended. */
export async function updateSessionTimes(
  trx: Writer,
  { userId, sessionId }: { userId: string; sessionId: string },
  times: { expiresAt?: string; updatedAt: string },
): Promise<void> {
  await trx
    .updateTable('session')
    .set(times)
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}
