import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

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

/** Answers whether the user had such a session. */
export async function deleteSession(trx: Writer, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Notes when the password was given in a session. */
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

export async function deleteOtherSessions(trx: Writer, userId: string, keptId: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', userId).where('id', '!=', keptId).execute();
}

/** The user's address and the hash of their password. */
export async function findCredential(
  db: Reader,
  userId: string,
): Promise<{ email: string; password: string | null } | undefined> {
  return await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.email', 'account.password'])
    .where('account.userId', '=', userId)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
}

/** Replaces a password's hash; answers false where it is not `before` any more. */
export async function updateCredential(
  trx: Writer,
  userId: string,
  change: { before: string; after: string; updatedAt: string },
): Promise<boolean> {
  const updated = await trx
    .updateTable('account')
    .set({ password: change.after, updatedAt: change.updatedAt })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .where('password', '=', change.before)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
