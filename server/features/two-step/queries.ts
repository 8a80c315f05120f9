import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { TotpTable } from '#server/database/schema/second-steps.ts';

export type TotpRow = Selectable<TotpTable>;

export async function findTotp(db: Reader | Writer, userId: string): Promise<TotpRow | undefined> {
  return await db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a secret that no code has confirmed yet, and replaces an earlier one. */
export async function upsertTotp(
  trx: Writer,
  row: Omit<TotpRow, 'confirmed_at' | 'last_step'>,
): Promise<void> {
  const unconfirmed = { ...row, confirmed_at: null, last_step: 0 };
  const { user_id: _, ...columns } = unconfirmed;
  await trx
    .insertInto('totp')
    .values(unconfirmed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Accepts a code's time step. Returns false if this or a later step was accepted before. */
export async function updateLastStep(trx: Writer, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirmTotp(trx: Writer, userId: string, at: number): Promise<void> {
  await trx
    .updateTable('totp')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Returns whether there was a secret that a code had confirmed. */
export async function deleteTotp(trx: Writer, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Stores new recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  trx: Writer,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
  if (rows.length > 0) await trx.insertInto('recovery_codes').values(rows).execute();
}

export async function deleteRecoveryCodes(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses a recovery code up. Returns false if there is none, or it was used before. */
export async function useRecoveryCode(
  trx: Writer,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the e-mail address of an account; undefined if it does not exist. */
export async function findEmail(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email;
}
