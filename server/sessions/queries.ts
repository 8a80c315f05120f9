import type { CompiledQuery } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';

/** The session with this token, joined with what the request needs to know of its user. */
export function compileSelectSession(db: Reader) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .innerJoin('profiles', 'profiles.user_id', 'session.userId')
    .select([
      'session.id as sessionId',
      'session.expiresAt',
      'session.createdAt',
      'session.updatedAt',
      'session.proved_at',
      'profiles.user_id as userId',
      'profiles.is_admin',
      'profiles.is_suspended',
      'profiles.terms_accepted',
      'profiles.terms_version',
      'profiles.currency',
      'profiles.time_zone',
      'profiles.language',
    ])
    .where('session.token', '=', '')
    .compile();
}

/** Stamps a session and may move its end, unless it has been ended in the meantime. */
export async function updateSessionTimes(
  trx: Writer,
  sessionId: string,
  times: { expiresAt?: string; updatedAt: string },
): Promise<void> {
  await trx.updateTable('session').set(times).where('id', '=', sessionId).execute();
}

export type SessionRow =
  ReturnType<typeof compileSelectSession> extends CompiledQuery<infer Row> ? Row : never;
