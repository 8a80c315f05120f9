import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { HalfSignInsTable } from '#server/database/schema/second-steps.ts';
import type { HalfKey } from './half-cookie.ts';

/** Whether a half-done sign-in exists and has not ended. */
export async function hasHalfSignIn(db: Reader | Writer, key: HalfKey, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('half_sign_ins')
    .select('user_id')
    .where('user_id', '=', key.userId)
    .where('token_hash', '=', key.tokenHash)
    .where('ends_at', '>', nowMs)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a half-done sign-in, and deletes the user's oldest ones beyond `keptCount`. */
export async function insertHalfSignIn(trx: Writer, row: HalfSignInsTable, keptCount: number): Promise<void> {
  await trx.insertInto('half_sign_ins').values(row).execute();
  await trx
    .deleteFrom('half_sign_ins')
    .where('user_id', '=', row.user_id)
    .where('token_hash', '!=', row.token_hash)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('half_sign_ins')
        .select('token_hash')
        .where('user_id', '=', row.user_id)
        .where('token_hash', '!=', row.token_hash)
        .orderBy('ends_at', 'desc')
        .orderBy('token_hash')
        .limit(keptCount - 1),
    )
    .execute();
}

/** Counts a wrong code, and deletes the sign-in after `limit` of them. */
export async function countWrongCode(
  trx: Writer,
  { userId, tokenHash }: HalfKey,
  limit: number,
): Promise<void> {
  const row = await trx
    .updateTable('half_sign_ins')
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .returning('wrong_codes')
    .executeTakeFirst();
  if (row !== undefined && row.wrong_codes >= limit) await deleteHalfSignIn(trx, { userId, tokenHash });
}

/** Returns false if it has ended meanwhile. */
export async function deleteHalfSignIn(trx: Writer, { userId, tokenHash }: HalfKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('half_sign_ins')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the half-done sign-ins of all users that have ended. */
export async function deleteEndedHalfSignIns(trx: Writer, nowMs: number): Promise<void> {
  await acrossUsers(trx).deleteFrom('half_sign_ins').where('ends_at', '<=', nowMs).execute();
}

export async function findIsSuspended(db: Reader | Writer, userId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('is_suspended')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.is_suspended === 1;
}
