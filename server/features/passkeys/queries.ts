import type { Selectable } from 'kysely';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { PasskeysTable } from '#server/database/schema/second-steps.ts';

export type PasskeyRow = Selectable<PasskeysTable>;
export type PasskeyKey = { userId: string; id: string };

export async function selectPasskeys(db: Reader | Writer, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Reader, { userId, id }: PasskeyKey): Promise<PasskeyRow | undefined> {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns false if the user has this passkey already. */
export async function insertPasskey(trx: Writer, row: PasskeyRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateName(
  trx: Writer,
  { userId, id }: PasskeyKey,
  name: string,
): Promise<PasskeyRow | undefined> {
  return await trx
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns whether the user had this passkey. */
export async function deletePasskey(trx: Writer, { userId, id }: PasskeyKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all passkeys of a user. Returns whether there were any. */
export async function deletePasskeys(trx: Writer, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A use of a passkey, read from the challenge that it signed. */
export type Use = { madeAt: number; counter: number; isSynced: boolean; at: number };

/**
 * Stores the use of a passkey. Returns false if the passkey is gone, signed this or a later challenge before, or counts
 * backwards. A passkey whose counter stays 0 does not count.
 */
export async function updateUse(trx: Writer, { userId, id }: PasskeyKey, use: Use): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({
      challenged_at: use.madeAt,
      counter: use.counter,
      is_synced: use.isSynced ? 1 : 0,
      used_at: use.at,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('challenged_at', '<', use.madeAt)
    .where('counter', use.counter === 0 ? '=' : '<', use.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account to which a passkey signs in. */
export type Account = { email: string; isPending: boolean; isSuspended: boolean };

export async function findAccount(db: Reader | Writer, userId: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('profiles', 'profiles.user_id', 'user.id')
    .select(['user.email', 'user.emailVerified', 'profiles.is_suspended'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return row && { email: row.email, isPending: row.emailVerified === 0, isSuspended: row.is_suspended === 1 };
}

/** Whether any passkey was made for another host than this one. */
export async function hasPasskeysElsewhere(db: Reader, rpId: string): Promise<boolean> {
  const row = await acrossUsers(db)
    .selectFrom('passkeys')
    .select('user_id')
    .where('rp_id', '!=', rpId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
