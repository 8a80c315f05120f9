import type { Writer } from '#server/database/schema.ts';

/** Returns whether the user had such a session. */
export async function deleteSession(trx: Writer, userId: string, sessionId: string): Promise<boolean> {
  const session = await trx
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return session !== undefined;
}

/** Ends the user's sessions, except the one with `keptId`, their half-done sign-ins and all their access tokens. */
export async function deleteSessions(trx: Writer, userId: string, keptId?: string): Promise<void> {
  await deleteTokens(trx, userId);
  // This comes before the sessions: a code that arrives now either finds no sign-in, or its session is deleted below.
  await deleteHalfSignIns(trx, userId);
  let sessions = trx.deleteFrom('session').where('userId', '=', userId);
  if (keptId !== undefined) sessions = sessions.where('id', '!=', keptId);
  await sessions.execute();
}

/** Ends the user's access tokens. */
export async function deleteTokens(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

/** Ends the user's sign-ins that still need a code. */
export async function deleteHalfSignIns(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('half_sign_ins').where('user_id', '=', userId).execute();
}

/**
 * Ends a user's least recently used sessions beyond `keptCount`, but not the one with `keptToken`; returns whether any
 * session ended.
 */
export async function deleteOldestSessions(
  trx: Writer,
  userId: string,
  { keptToken, keptCount }: { keptToken: string; keptCount: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('token', '!=', keptToken)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('userId', '=', userId)
        .where('token', '!=', keptToken)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(keptCount - 1),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the sessions that expired before an ISO instant. */
export async function deleteExpiredSessions(trx: Writer, before: string): Promise<void> {
  await trx.deleteFrom('session').where('expiresAt', '<', before).execute();
}
