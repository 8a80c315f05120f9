import type { Insertable, Selectable } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { EmailVerificationsTable } from '#server/database/schema/links.ts';

/** The tables of links that are mailed to the owner of an account and work once; their columns are the same. */
type LinkTable = 'password_resets' | 'email_verifications';

export type LinkRow = Selectable<EmailVerificationsTable>;

/** Whoever brings a link is known by nothing else yet, so it is found by its hash alone. */
export async function findLink(
  db: Reader | Writer,
  table: LinkTable,
  tokenHash: string,
): Promise<LinkRow | undefined> {
  return await db.selectFrom(table).selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function insertLink(
  trx: Writer,
  table: LinkTable,
  row: Insertable<EmailVerificationsTable>,
): Promise<void> {
  await trx.insertInto(table).values(row).execute();
}

/** Uses a link up and answers whose it was; of several who try at the same moment one succeeds. */
export async function spendLink(
  trx: Writer,
  table: LinkTable,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .updateTable(table)
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Makes every open link of the user a used one. */
export async function closeLinks(trx: Writer, table: LinkTable, userId: string, now: number): Promise<void> {
  await trx
    .updateTable(table)
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes the links that stopped working before an instant. */
export async function deleteFinishedLinks(trx: Writer, table: LinkTable, beforeMs: number): Promise<void> {
  await trx
    .deleteFrom(table)
    .where((eb) => eb.or([eb('expires_at', '<', beforeMs), eb('used_at', '<', beforeMs)]))
    .execute();
}
