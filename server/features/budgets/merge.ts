import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { Writer } from '#server/database/schema.ts';
import { countBudgetRows, deleteAlerts, moveBudgets, replaceBudgets } from './queries.ts';

/**
 * Moves the budget of a merged category to the category that took over. Deletes the budget if the other category has
 * one already, or if the transactions become uncategorized.
 */
export async function mergeBudgets(
  trx: Writer,
  { userId, type, from, to }: { userId: string; type: TransactionType; from: string; to: string },
): Promise<void> {
  if (type === 'income') return;
  const categories = new Set((await countBudgetRows(trx, userId)).map(({ category }) => category));
  if (!categories.has(from)) return;
  await deleteAlerts(trx, userId, from);
  if (to === UNCATEGORIZED || categories.has(to)) await replaceBudgets(trx, { userId, category: from }, []);
  else await moveBudgets(trx, userId, { from, to });
}
