import type { Writer } from '#server/database/schema.ts';
import { deleteRecurringTransferRow, saveRecurringTransfer, selectRecurringTransfers } from './queries.ts';

/**
 * Gives the recurring transfers of an account another account, or none. One without two different sides is deleted.
 * Call it under the lock of the user's totals.
 */
export async function moveRecurringToAccount(
  trx: Writer,
  { userId, from, to }: { userId: string; from: string; to: string | null },
): Promise<void> {
  const replace = (side: string | null) => (side === from ? to : side);
  for (const row of await selectRecurringTransfers(trx, userId)) {
    if (row.from_source !== from && row.to_source !== from) continue;
    const [from_source, to_source] = [replace(row.from_source), replace(row.to_source)];
    if (from_source === to_source) await deleteRecurringTransferRow(trx, userId, row.id);
    else await saveRecurringTransfer(trx, { ...row, from_source, to_source });
  }
}
