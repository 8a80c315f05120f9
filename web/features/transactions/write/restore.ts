import { restoreDeleted } from '#shared/contract/deleted-transactions.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { call } from '#web/lib/api/call.ts';
import { sendChange } from './send-change.ts';

/** Restores a deleted transaction, or adds it again if it was erased meanwhile. */
export async function restore(transaction: Transaction): Promise<void> {
  const { missing } = await call(restoreDeleted, { body: { ids: [transaction.id] } });
  if (missing > 0) await sendChange({ after: transaction });
}
