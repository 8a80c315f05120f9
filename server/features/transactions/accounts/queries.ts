import type { Writer } from '#server/database/schema.ts';

type Table = 'transactions' | 'deleted_transactions';
type Batch = { userId: string; limit: number };

/** Gives up to `limit` transactions another account, or none, and leaves `updated_at`. Returns their number. */
export async function updateAccount(
  trx: Writer,
  table: Table,
  { userId, from, to, limit }: Batch & { from: string; to: string | null },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ source_id: to })
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .where('source_id', '=', from)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes the link of up to `limit` transactions to an import. Returns their number. */
export async function clearImport(
  trx: Writer,
  table: Table,
  { userId, importId, limit }: Batch & { importId: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ import_id: null })
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
