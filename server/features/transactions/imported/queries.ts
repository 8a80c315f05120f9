import type { Writer } from '#server/database/schema.ts';
import type { DeletedRow } from '../bin/queries.ts';
import type { TransactionRow } from '../queries.ts';

/** Both databases take this many rows in one statement, and more at once are not faster. */
const ROWS_AT_ONCE = 500;

/** Adds transactions whose ids are free. */
export async function insertTransactions(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto('transactions')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

/** Which of these ids the user's transactions have, and which those that were deleted. */
export async function findTakenIds(
  trx: Writer,
  userId: string,
  ids: readonly string[],
): Promise<{ stored: string[]; deleted: string[] }> {
  if (ids.length === 0) return { stored: [], deleted: [] };
  return {
    stored: await selectIds(trx, 'transactions', userId, ids),
    deleted: await selectIds(trx, 'deleted_transactions', userId, ids),
  };
}

async function selectIds(
  trx: Writer,
  table: 'transactions' | 'deleted_transactions',
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

type OfImport = { userId: string; importId: string };

/** Some transactions of an import. Their ids come from its index alone; else SQLite reads all of the user's. */
export async function selectImported(
  trx: Writer,
  { userId, importId, limit }: OfImport & { limit: number },
): Promise<TransactionRow[]> {
  return await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .limit(limit),
    )
    .execute();
}

/** Lets transactions forget where they came from. */
export async function detachFromImport(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('transactions')
    .set({ source_id: null, import_id: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteTransactions(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('transactions').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Erases some deleted transactions of an import, and answers how many. */
export async function eraseDeletedImported(
  trx: Writer,
  { userId, importId, limit }: OfImport & { limit: number },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('deleted_transactions')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('deleted_transactions')
        .select('id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Adds deleted transactions whose ids are free. */
export async function insertDeletedTransactions(trx: Writer, rows: readonly DeletedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto('deleted_transactions')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
