import { ALL_EXPENSES, type StoredBudget } from '#shared/contract/budgets.ts';
import { MAX_BUDGETED_CATEGORIES, MAX_BUDGET_ROWS } from '#shared/limits.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { readList } from '#server/errors/read-each.ts';
import type { ReadCategories } from './budgets.ts';
import { countBudgetRows, insertMissingBudgets, type BudgetRecord } from './queries.ts';

type RestoredBudgets = { budgets: readonly StoredBudget[]; currency: string; readCategories: ReadCategories };

/**
 * Restores the budgets of an export; existing rows stay as they are. Call it after the categories are restored. Throws
 * `validationFailed` for amounts that cannot be stored and for unknown categories, and `tooManyBudgets`.
 */
export async function restoreBudgets(
  trx: Writer,
  userId: string,
  { budgets, currency, readCategories }: RestoredBudgets,
): Promise<void> {
  if (budgets.length === 0) return;
  const categories = await readCategories(trx, userId);
  const toRecord = ({ category: id, fromMonth, amount, rollover }: StoredBudget): BudgetRecord => {
    const category = id === ALL_EXPENSES ? id : categories.resolve('expense', id);
    if (category === undefined) throw fieldError('category', 'categoryUnknown');
    const amount_minor = amount === null ? null : readAmount(amount, currency);
    return { user_id: userId, category, from_month: fromMonth, amount_minor, rollover };
  };
  await insertMissingBudgets(trx, readList('budgets', budgets, toRecord));
  const counts = await countBudgetRows(trx, userId);
  const hasTooMany = counts.some(({ rows }) => rows > MAX_BUDGET_ROWS);
  if (counts.length > MAX_BUDGETED_CATEGORIES || hasTooMany) throw new AppError('tooManyBudgets');
}
