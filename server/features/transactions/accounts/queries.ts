import type { Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '#server/database/schema/transactions.ts';

type Table = 'transactions' | 'deleted_transactions';
type Batch = { userId: string; limit: number };

type AccountRow = Pick<TransactionRow, 'id' | 'date' | 'type' | 'amount_minor' | 'source_id'>;

/** Selects up to `limit` transactions of an account. */
export async function selectOfAccount(
  trx: Writer,
  table: Table,
  { userId, from, limit }: Batch & { from: string },
): Promise<AccountRow[]> {
  return await trx
    .selectFrom(table)
    .select(['id', 'date', 'type', 'amount_minor', 'source_id'])
    .where('user_id', '=', userId)
    .where('source_id', '=', from)
    .limit(limit)
    .execute();
}

/** Gives transactions another account, or none, and leaves `updated_at`. */
export async function updateAccount(
  trx: Writer,
  table: Table,
  { userId, rows, to }: { userId: string; rows: readonly { id: string }[]; to: string | null },
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .updateTable(table)
    .set({ source_id: to })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
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
