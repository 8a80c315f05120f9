import type { Writer } from '#server/database/schema.ts';
import { moveDailyTotals, updateCategoryOfAll, type Move } from './queries.ts';

/**
 * Moves all transactions of a category to another, deleted ones too, and the daily totals with them; the user's totals
 * do not change. Returns both numbers. Call it under the lock of the user's totals.
 */
export async function moveTransactions(
  trx: Writer,
  move: Move,
): Promise<{ moved: number; movedDeleted: number }> {
  await moveDailyTotals(trx, move);
  return {
    moved: await updateCategoryOfAll(trx, 'transactions', move),
    movedDeleted: await updateCategoryOfAll(trx, 'deleted_transactions', move),
  };
}
