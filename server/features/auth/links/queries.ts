import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

/** The tables of one-time links. A change of address has two links; its row is used once both have confirmed. */
export type LinkTable = 'password_resets' | 'email_verifications' | 'invites' | 'email_changes';

export type LinkRow<Table extends LinkTable> = Table extends LinkTable ? Selectable<Schema[Table]> : never;

/** The key of a link: the hash of its token, among the links of its user. */
export type LinkKey = {
  /** Undefined for an invitation, and for a link of a version before migration 0024. */
  userId: string | undefined;
  tokenHash: string;
};

export async function findLink<Table extends LinkTable>(
  db: Reader | Writer,
  table: Table,
  key: LinkKey,
): Promise<LinkRow<Table> | undefined> {
  const row = await db
    .selectFrom<LinkTable>(table)
    .selectAll()
    .where((eb) => isLink(eb, table, key))
    .executeTakeFirst();
  return row as LinkRow<Table> | undefined;
}

/** Uses a link up and returns it. Only one of several attempts at the same moment succeeds. */
export async function spendLink<Table extends LinkTable>(
  trx: Writer,
  table: Table,
  key: LinkKey,
  now: number,
): Promise<LinkRow<Table> | undefined> {
  const row = await trx
    .updateTable<LinkTable>(table)
    .set({ [usedAtColumn(table)]: now })
    .where((eb) => isLink(eb, table, key))
    .where(usedAtColumn(table), 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row as LinkRow<Table> | undefined;
}

export async function closeLinks(
  trx: Writer,
  table: 'password_resets' | 'email_verifications',
  userId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes the links that stopped working before an instant, in epoch milliseconds. */
export async function deleteFinishedLinks(
  trx: Writer,
  table: Exclude<LinkTable, 'invites'>,
  beforeMs: number,
): Promise<void> {
  await trx
    .deleteFrom<LinkTable>(table)
    .where((eb) => eb.or([eb('expires_at', '<', beforeMs), eb(usedAtColumn(table), '<', beforeMs)]))
    .execute();
}

function usedAtColumn(table: LinkTable): 'used_at' | 'done_at' {
  return table === 'email_changes' ? 'done_at' : 'used_at';
}

function isLink(eb: ExpressionBuilder<Schema, LinkTable>, table: LinkTable, { userId, tokenHash }: LinkKey) {
  const isToken = hasToken(eb, table, tokenHash);
  // Links of earlier versions have no user's id, and work for 24 hours at most. Invitations have none either.
  if (userId === undefined || table === 'invites') return isToken;
  return eb.and([eb('user_id', '=', userId), isToken]);
}

function hasToken(eb: ExpressionBuilder<Schema, LinkTable>, table: LinkTable, hash: string) {
  if (table !== 'email_changes') return eb('token_hash', '=', hash);
  return eb.or([eb('current_token_hash', '=', hash), eb('new_token_hash', '=', hash)]);
}
