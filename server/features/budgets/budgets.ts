import { ALL_EXPENSES, type BudgetChange } from '#shared/contract/budgets.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { budgetIn, changeRows, type BudgetRow } from '#shared/budgets/rows.ts';
import type { BudgetMonth } from '#shared/budgets/months.ts';
import { MAX_BUDGETED_CATEGORIES, MAX_BUDGET_ROWS } from '#shared/limits.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireBudgetUser, toRow } from './figures.ts';
import {
  countBudgetRows,
  deleteAlerts,
  moveBudgets,
  replaceBudgets,
  selectCategoryBudget,
} from './queries.ts';

/** Reads a user's categories; `resolve` finds the category of a type for an id, also for a merged category. */
export type ReadCategories = (
  db: Reader | Writer,
  userId: string,
) => Promise<{ resolve: (type: TransactionType, id: string) => string | undefined }>;

export type ChangeOptions = {
  /** Runs a job in one database transaction, under the lock of the user's totals. */
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  readCategories: ReadCategories;
  now: () => number;
};

export function createBudgets({ write, readCategories, now }: ChangeOptions) {
  /** Throws `categoryNotFound`, `tooManyBudgets`, and `validationFailed` for the amount. */
  async function set(userId: string, id: string, body: BudgetChange): Promise<void> {
    await write(userId, async (trx) => {
      const category = await requireCategory(trx, userId, id);
      const { currency } = await requireBudgetUser(trx, userId, now());
      const amountMinor = body.amount === null ? null : readAmount(body.amount, currency);
      const before = (await selectCategoryBudget(trx, userId, category)).map(toRow);
      const budgeted = await countBudgetRows(trx, userId);
      const after = changeRows(before, { ...body, amountMinor });
      const isNew = before.length === 0 && after.length > 0;
      if ((isNew && budgeted.length >= MAX_BUDGETED_CATEGORIES) || after.length > MAX_BUDGET_ROWS)
        throw new AppError('tooManyBudgets');
      await storeBudget(trx, { userId, category }, after);
    });
  }

  /** Copies the budgets of a month to another month and all later ones. Returns the number of copied budgets. */
  async function copy(userId: string, from: BudgetMonth, to: BudgetMonth): Promise<number> {
    return await write(userId, async (trx) => {
      let copied = 0;
      for (const { category } of await countBudgetRows(trx, userId)) {
        const rows = (await selectCategoryBudget(trx, userId, category)).map(toRow);
        const budget = budgetIn(rows, from);
        if (budget === undefined) continue;
        const { amountMinor, rollover } = budget;
        const after = changeRows(rows, { month: to, amountMinor, rollover, scope: 'onwards' });
        await storeBudget(trx, { userId, category }, after);
        copied += 1;
      }
      return copied;
    });
  }

  async function requireCategory(trx: Writer, userId: string, id: string): Promise<string> {
    if (id === ALL_EXPENSES) return id;
    const category = (await readCategories(trx, userId)).resolve('expense', id);
    if (category === undefined) throw new AppError('categoryNotFound');
    return category;
  }

  return { set, copy };
}

async function storeBudget(
  trx: Writer,
  budget: { userId: string; category: string },
  rows: readonly BudgetRow[],
): Promise<void> {
  const { userId: user_id, category } = budget;
  const records = rows.map(({ fromMonth, amountMinor, rollover }) => ({
    user_id,
    category,
    from_month: fromMonth,
    amount_minor: amountMinor,
    rollover,
  }));
  await replaceBudgets(trx, budget, records);
}

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
