import { ALL_EXPENSES, type suggestBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { addToMonth, rangeOfMonth, type BudgetMonth } from '#shared/budgets/months.ts';
import { median } from '#shared/budgets/median.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { monthsUpTo, type Planner } from './figures.ts';
import { sumExpenses } from './queries.ts';

const MONTHS = 6;
/** A category with expenses in so many months before those six is older than them. */
const MONTHS_BEFORE = 12;

/**
 * The median of the six months before for each category with expenses in them, and for all expenses the sum of these,
 * the largest first. Months before the first expense of a category do not count, so that a new one is not suggested too
 * little.
 */
export async function listSuggestions(
  db: Reader,
  { userId, currency, start }: Planner,
  month: BudgetMonth,
): Promise<OutputOf<typeof suggestBudgets>> {
  const months = monthsUpTo(addToMonth(month, -1), MONTHS + MONTHS_BEFORE - 1);
  const ranges = months.map((each) => rangeOfMonth(each, start));
  const spent = new Map<string, number[]>();
  for (const { category, at, total } of await sumExpenses(db, userId, ranges)) {
    const byMonth = spent.get(category) ?? months.map(() => 0);
    byMonth[at] = (byMonth[at] ?? 0) + total;
    spent.set(category, byMonth);
  }
  const ofCategories = [...spent]
    .map(([category, byMonth]) => {
      const first = byMonth.findIndex((minor) => minor > 0);
      const counted = byMonth.slice(Math.max(first, MONTHS_BEFORE));
      return { category, minor: median(counted), months: monthsWith(counted) };
    })
    .filter(({ minor }) => minor > 0);
  const all = {
    category: ALL_EXPENSES,
    minor: ofCategories.reduce((sum, { minor }) => sum + minor, 0),
    months: monthsWith(
      months.slice(MONTHS_BEFORE).map((_, at) => sumAt([...spent.values()], MONTHS_BEFORE + at)),
    ),
  };
  const decimals = currencyDecimals(currency);
  return {
    items: (ofCategories.length === 0 ? [] : [all, ...ofCategories])
      .toSorted((one, other) => other.minor - one.minor || (one.category < other.category ? -1 : 1))
      .map(({ minor, ...each }) => ({ ...each, amount: toMajorUnits(minor, decimals) })),
  };
}

function monthsWith(expenses: readonly number[]): number {
  return expenses.filter((minor) => minor > 0).length;
}

function sumAt(lists: readonly (readonly number[])[], at: number): number {
  return lists.reduce((sum, list) => sum + (list[at] ?? 0), 0);
}
