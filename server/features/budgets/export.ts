import type { StoredBudget } from '#shared/contract/budgets.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { countBudgetRows, selectCategoryBudget, type BudgetRecord } from './queries.ts';

type Owner = { userId: string; currency: string };

export async function* streamBudgets(
  db: Reader,
  { userId, currency }: Owner,
): AsyncGenerator<StoredBudget, void> {
  for (const { category } of await countBudgetRows(db, userId)) {
    for (const record of await selectCategoryBudget(db, userId, category)) yield toStored(record, currency);
    await new Promise(setImmediate);
  }
}

export async function listAmounts(
  db: Reader,
  { userId, currency }: Owner,
  category: string,
): Promise<StoredBudget[]> {
  return (await selectCategoryBudget(db, userId, category)).map((each) => toStored(each, currency));
}

function toStored(
  { category, from_month, amount_minor, rollover }: BudgetRecord,
  currency: string,
): StoredBudget {
  const amount = amount_minor === null ? null : toMajorUnits(amount_minor, currencyDecimals(currency));
  return { category, fromMonth: from_month, amount, rollover };
}
