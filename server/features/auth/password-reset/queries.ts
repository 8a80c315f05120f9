import type { Insertable, Selectable } from 'kysely';
import type { PasswordResetsTable, Reader, Writer } from '#server/database/schema.ts';

export type ResetRow = Selectable<PasswordResetsTable>;

/** Whoever brings a link is known by nothing else yet, so it is found by its hash alone. */
export async function findReset(db: Reader | Writer, tokenHash: string): Promise<ResetRow | undefined> {
  return await db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function insertReset(trx: Writer, row: Insertable<PasswordResetsTable>): Promise<void> {
  await trx.insertInto('password_resets').values(row).execute();
}

/** Uses a link up and answers whose it was; of several who try at the same moment one succeeds. */
export async function spendReset(trx: Writer, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Makes every open link of the user a used one. */
export async function closeResets(trx: Writer, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function countOpenResets(db: Reader | Writer, userId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteResetsExpiredBefore(trx: Writer, userId: string, instant: number): Promise<void> {
  await trx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('expires_at', '<', instant)
    .execute();
}
