import { addToAccountTotals, transactionChanges } from '#server/database/account-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { clearImport, selectOfAccount, updateAccount } from './queries.ts';

type Batch = { userId: string; limit: number };

/**
 * Gives up to `limit` transactions another account, or none; the last batch also takes the deleted ones. Of the totals,
 * only those of the accounts change. `isDone` is true if none is left. Call it under the lock of the user's totals.
 */
export async function moveToAccount(
  trx: Writer,
  { userId, from, to, limit }: Batch & { from: string; to: string | null },
): Promise<{ moved: number; isDone: boolean }> {
  const rows = await selectOfAccount(trx, 'transactions', { userId, from, limit });
  await addToAccountTotals(trx, userId, [
    ...rows.flatMap((row) => transactionChanges(row, -1)),
    ...rows.flatMap((row) => transactionChanges({ ...row, source_id: to }, 1)),
  ]);
  await updateAccount(trx, 'transactions', { userId, rows, to });
  const room = limit - rows.length;
  const deleted =
    room === 0 ? [] : await selectOfAccount(trx, 'deleted_transactions', { userId, from, limit: room });
  await updateAccount(trx, 'deleted_transactions', { userId, rows: deleted, to });
  return { moved: rows.length, isDone: rows.length + deleted.length < limit };
}

/** Makes up to `limit` transactions forget their import, deleted ones too. Returns whether none is left. */
export async function forgetImport(trx: Writer, batch: Batch & { importId: string }): Promise<boolean> {
  const live = await clearImport(trx, 'transactions', batch);
  const room = batch.limit - live;
  const deleted = room === 0 ? 0 : await clearImport(trx, 'deleted_transactions', { ...batch, limit: room });
  return live + deleted < batch.limit;
}
