import type { Reader, Writer } from '#server/database/schema.ts';

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

/** Replaces a password's hash. Returns false if it is no longer `before`. */
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
