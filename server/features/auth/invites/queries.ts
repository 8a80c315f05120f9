import type { Insertable, Selectable } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { InvitesTable } from '#server/database/schema/links.ts';

export type InviteRow = Selectable<InvitesTable>;

export async function insertInvite(trx: Writer, row: Insertable<InvitesTable>): Promise<void> {
  await trx.insertInto('invites').values(row).execute();
}

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

export async function reopenInvite(trx: Writer, id: string): Promise<void> {
  await trx.updateTable('invites').set({ used_at: null }).where('id', '=', id).execute();
}

/** Deletes an invitation that nobody has used, and returns it; undefined if there is none. */
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
