import type { Writer } from '#server/database/schema.ts';
import { clearImport, updateAccount } from './queries.ts';

type Batch = { userId: string; limit: number };

/**
 * Gives up to `limit` transactions another account, or none; the last batch also takes the deleted ones. No total
 * changes. `isDone` is true if none is left. Call it under the lock of the user's totals.
 */
export async function moveToAccount(
  trx: Writer,
  batch: Batch & { from: string; to: string | null },
): Promise<{ moved: number; isDone: boolean }> {
  const moved = await updateAccount(trx, 'transactions', batch);
  const room = batch.limit - moved;
  const deleted =
    room === 0 ? 0 : await updateAccount(trx, 'deleted_transactions', { ...batch, limit: room });
  return { moved, isDone: moved + deleted < batch.limit };
}

/** Makes up to `limit` transactions forget their import, deleted ones too. Returns whether none is left. */
export async function forgetImport(trx: Writer, batch: Batch & { importId: string }): Promise<boolean> {
  const live = await clearImport(trx, 'transactions', batch);
  const room = batch.limit - live;
  const deleted = room === 0 ? 0 : await clearImport(trx, 'deleted_transactions', { ...batch, limit: room });
  return live + deleted < batch.limit;
}
