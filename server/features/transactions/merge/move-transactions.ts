import type { Writer } from '#server/database/schema.ts';
import { moveDailyTotals, updateAllOf, type Move } from './queries.ts';

/**
 * Moves the transactions of a category to another, and the totals of each day with them; those of the user stay as
 * they are. Answers how many transactions there were, and how many that can be restored. Call it under the lock of the
 * user's totals.
 */
export async function moveTransactions(
  trx: Writer,
  move: Move,
): Promise<{ moved: number; movedDeleted: number }> {
  await moveDailyTotals(trx, move);
  return {
    moved: await updateAllOf(trx, 'transactions', move),
    movedDeleted: await updateAllOf(trx, 'deleted_transactions', move),
  };
}
