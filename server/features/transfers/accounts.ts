import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { selectTransfersOf } from './queries.ts';
import { moveRecurringToAccount } from './recurring/accounts.ts';
import { eraseWithTotals, updateWithTotals } from './write-with-totals.ts';

/**
 * Gives up to `limit` transfers of an account another account, or none; those in the bin too. A transfer without two
 * different sides is erased: one inside the account, or one whose other side is kept elsewhere too. The recurring
 * transfers follow with the last batch. Returns whether none is left. Call it under the lock of the user's totals.
 */
export async function moveTransfersToAccount(
  trx: Writer,
  { userId, from, to, limit }: { userId: string; from: string; to: string | null; limit: number },
): Promise<boolean> {
  const rows = await selectTransfersOf(trx, { userId, sourceId: from, limit });
  const erased: TransferRow[] = [];
  for (const row of rows) {
    const replace = (side: string | null) => (side === from ? to : side);
    const after = { ...row, from_source: replace(row.from_source), to_source: replace(row.to_source) };
    if (after.from_source === after.to_source) erased.push(row);
    else await updateWithTotals(trx, row, after);
  }
  await eraseWithTotals(trx, erased);
  const isDone = rows.length < limit;
  if (isDone) await moveRecurringToAccount(trx, { userId, from, to });
  return isDone;
}
