import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { EmailChangesTable } from '#server/database/schema/links.ts';

export type EmailChangeRow = Selectable<EmailChangesTable>;

export async function findEmailChange(
  db: Reader | Writer,
  userId: string,
): Promise<EmailChangeRow | undefined> {
  return await db.selectFrom('email_changes').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores the user's request, and replaces an earlier one. */
export async function upsertEmailChange(trx: Writer, row: Insertable<EmailChangesTable>): Promise<void> {
  const { user_id: _, ...columns } = row;
  await trx
    .insertInto('email_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/**
 * Changes the request of `row` and returns it; undefined if it is done, expired or replaced. Of two confirmations at
 * the same moment the second one sees the first one's change.
 */
export async function updateOpenEmailChange(
  trx: Writer,
  { user_id, current_token_hash }: EmailChangeRow,
  now: number,
  changes: Updateable<EmailChangesTable>,
): Promise<EmailChangeRow | undefined> {
  return await trx
    .updateTable('email_changes')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('current_token_hash', '=', current_token_hash)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEmailChange(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
