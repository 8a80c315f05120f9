import { ALL_EXPENSES, type suggestBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { addToMonth, rangeOfMonth, type BudgetMonth } from '#shared/budgets/months.ts';
import { median } from '#shared/budgets/median.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { monthsUpTo, type BudgetUser } from './figures.ts';
import { sumExpenses } from './queries.ts';

const MONTHS = 6;
/** A category counts as new if it had no expenses in this number of months before the last six. */
const MONTHS_UNTIL_NEW = 12;

/**
 * Suggests for each category the median of its last six months, and for all expenses the sum of these medians; the
 * largest first. For a new category the months before its first expense do not count, which would lower the median.
 */
export async function listSuggestions(
  db: Reader,
  { userId, currency, start }: BudgetUser,
  month: BudgetMonth,
): Promise<OutputOf<typeof suggestBudgets>> {
  const months = monthsUpTo(addToMonth(month, -1), MONTHS + MONTHS_UNTIL_NEW - 1);
  const ranges = months.map((each) => rangeOfMonth(each, start));
  const spent = new Map<string, number[]>();
  for (const { category, rangeIndex, totalMinor } of await sumExpenses(db, userId, ranges)) {
    const byMonth = spent.get(category) ?? months.map(() => 0);
    byMonth[rangeIndex] = (byMonth[rangeIndex] ?? 0) + totalMinor;
    spent.set(category, byMonth);
  }
  const byCategory = [...spent]
    .map(([category, byMonth]) => {
      const first = byMonth.findIndex((minor) => minor > 0);
      const counted = byMonth.slice(Math.max(first, MONTHS_UNTIL_NEW));
      return { category, minor: median(counted), months: countMonthsWithExpenses(counted) };
    })
    .filter(({ minor }) => minor > 0);
  const all = {
    category: ALL_EXPENSES,
    minor: byCategory.reduce((sum, { minor }) => sum + minor, 0),
    months: countMonthsWithExpenses(
      months.slice(MONTHS_UNTIL_NEW).map((_, at) => sumMonth([...spent.values()], MONTHS_UNTIL_NEW + at)),
    ),
  };
  const decimals = currencyDecimals(currency);
  return {
    items: (byCategory.length === 0 ? [] : [all, ...byCategory])
      .toSorted((one, other) => other.minor - one.minor || (one.category < other.category ? -1 : 1))
      .map(({ minor, ...each }) => ({ ...each, amount: toMajorUnits(minor, decimals) })),
  };
}

function countMonthsWithExpenses(expenses: readonly number[]): number {
  return expenses.filter((minor) => minor > 0).length;
}

function sumMonth(lists: readonly (readonly number[])[], at: number): number {
  return lists.reduce((sum, list) => sum + (list[at] ?? 0), 0);
}
