import type { Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';
import type { DeletedRow } from '../bin/queries.ts';
import type { TransactionRow } from '../queries.ts';

/** Adds transactions; their ids must be free. */
export async function insertTransactions(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  for (const slice of toSlices(rows)) await trx.insertInto('transactions').values(slice).execute();
}

/** Returns the ids that a transaction of the user has already: a stored one or a deleted one. */
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

type ImportKey = { userId: string; importId: string };

/** Selects up to `limit` transactions of an import. With the subquery, SQLite uses the index of imports. */
export async function selectImported(
  trx: Writer,
  { userId, importId, limit }: ImportKey & { limit: number },
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

export async function detachFromImport(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('transactions')
    .set({ import_id: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteTransactions(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('transactions').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

export async function eraseDeletedImported(
  trx: Writer,
  { userId, importId, limit }: ImportKey & { limit: number },
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

/** Adds deleted transactions; their ids must be free. */
export async function insertDeletedTransactions(trx: Writer, rows: readonly DeletedRow[]): Promise<void> {
  for (const slice of toSlices(rows)) await trx.insertInto('deleted_transactions').values(slice).execute();
}
