import type { Insertable, Selectable } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { InvitesTable } from '#server/database/schema/links.ts';

export type InviteRow = Selectable<InvitesTable>;

export async function insertInvite(trx: Writer, row: Insertable<InvitesTable>): Promise<void> {
  await trx.insertInto('invites').values(row).execute();
}

/** Those made since, the latest first. */
export async function selectInvites(
  db: Reader,
  { since, limit }: { since: number; limit: number },
): Promise<InviteRow[]> {
  return await db
    .selectFrom('invites')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whoever brings a link is known by nothing else, so it is found by its hash alone. */
export async function findInvite(db: Reader | Writer, tokenHash: string): Promise<InviteRow | undefined> {
  return await db.selectFrom('invites').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Uses an invitation up and answers its id; of several who try at the same moment one succeeds. */
export async function spendInvite(trx: Writer, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await trx
    .updateTable('invites')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function reopenInvite(trx: Writer, id: string): Promise<void> {
  await trx.updateTable('invites').set({ used_at: null }).where('id', '=', id).execute();
}

/** Deletes an invitation that nobody has used, and answers it where there was one. */
export async function deleteUnusedInvite(trx: Writer, id: string): Promise<InviteRow | undefined> {
  return await trx
    .deleteFrom('invites')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteInvitesMadeBefore(trx: Writer, instant: number): Promise<void> {
  await trx.deleteFrom('invites').where('created_at', '<', instant).execute();
}
