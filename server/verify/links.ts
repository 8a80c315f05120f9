import { sql } from 'kysely';
import { CATEGORIES, UNCATEGORIZED } from '#shared/categories.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

/** A column with the id of a row of another table of the same user. */
export type Link = {
  table: string;
  column: string;
  to: string;
  /** The repair of a row whose other row is missing: it is deleted, or it loses the link. */
  mend: 'delete' | 'unlink';
  /** The rows and the missing other one, for the operator. */
  rows: string;
  missing: string;
};

/**
 * The links that must lead somewhere, in the order in which they are mended: a deleted import takes its lines with it.
 * Others may lead nowhere: a line of an import whose transaction was deleted, a transfer whose import was forgotten.
 */
export const LINKS: readonly Link[] = [
  deleted('imports.source_id', 'sources', 'imports', 'account'),
  deleted('import_entries.import_id', 'imports', 'imported lines', 'import'),
  unlinked('transactions.import_id', 'imports', 'transactions', 'import'),
  unlinked('transactions.source_id', 'sources', 'transactions', 'account'),
  unlinked('deleted_transactions.source_id', 'sources', 'deleted transactions', 'account'),
  unlinked('recurring.source_id', 'sources', 'recurring transactions', 'account'),
  unlinked('transfers.from_source', 'sources', 'transfers', 'account on the side of the sender'),
  unlinked('transfers.to_source', 'sources', 'transfers', 'account on the side of the receiver'),
  unlinked(
    'recurring_transfers.from_source',
    'sources',
    'recurring transfers',
    'account on the side of the sender',
  ),
  unlinked(
    'recurring_transfers.to_source',
    'sources',
    'recurring transfers',
    'account on the side of the receiver',
  ),
  deleted('source_statements.source_id', 'sources', 'balances that a bank stated', 'account'),
  deleted('source_totals.source_id', 'sources', 'sums of an account', 'account'),
  deleted('recurring_occurrences.recurring_id', 'recurring', 'occurrences', 'recurring transaction'),
  deleted('goal_entries.goal_id', 'goals', 'entries of goals', 'goal'),
  deleted('support_messages.conversation_id', 'support_conversations', 'messages', 'conversation'),
];

function deleted(from: string, to: string, rows: string, missing: string): Link {
  const [table = '', column = ''] = from.split('.');
  return { table, column, to, mend: 'delete', rows, missing };
}

function unlinked(from: string, to: string, rows: string, missing: string): Link {
  return { ...deleted(from, to, rows, missing), mend: 'unlink' };
}

const FIXED = new Set<string>([...CATEGORIES.expense, ...CATEGORIES.income, UNCATEGORIZED]);

/** The table of a link, or where it leads. All of them have the columns that the queries below use. */
type Named = 'transactions';

/** Counts the rows of one user whose link leads nowhere. */
export async function countBroken(db: Reader, userId: string, link: Link): Promise<number> {
  const row = await db
    .selectFrom(link.table as Named)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(sql.ref(link.column), 'is not', null)
    .where(sql.ref(link.column), 'not in', selectIds(db, userId, link.to))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Deletes the rows, or takes their links away. Call it under the lock of the user's totals. */
export async function mendBroken(trx: Writer, userId: string, link: Link): Promise<void> {
  const table = link.table as Named;
  if (link.mend === 'delete') {
    await trx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where(sql.ref(link.column), 'not in', selectIds(trx, userId, link.to))
      .execute();
    return;
  }
  await trx
    .updateTable(table)
    .set({ [link.column]: null })
    .where('user_id', '=', userId)
    .where(sql.ref(link.column), 'not in', selectIds(trx, userId, link.to))
    .execute();
  if (table !== 'transactions') await deleteSideless(trx, userId, link.table);
}

/** Deletes transfers that lost both accounts, as the removal of an account does. */
async function deleteSideless(trx: Writer, userId: string, table: string): Promise<void> {
  if (table !== 'transfers' && table !== 'recurring_transfers') return;
  await trx
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('from_source', 'is', null)
    .where('to_source', 'is', null)
    .execute();
}

function selectIds(db: Reader | Writer, userId: string, table: string) {
  return db
    .selectFrom(table as Named)
    .select('id')
    .where('user_id', '=', userId);
}

/** Counts the transactions whose category is neither a fixed one nor one of the user. */
export async function countWithoutCategory(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('category', 'not in', [...FIXED])
    .where('category', 'not in', selectIds(db, userId, 'categories'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function uncategorizeUnknown(trx: Writer, userId: string): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ category: UNCATEGORIZED })
    .where('user_id', '=', userId)
    .where('category', 'not in', [...FIXED])
    .where('category', 'not in', selectIds(trx, userId, 'categories'))
    .execute();
}
