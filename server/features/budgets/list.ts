import { countDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { ALL_EXPENSES, type Budget, type getBudgets } from '#shared/contract/budgets.ts';
import type { Later } from '#shared/contract/later.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { leftOfBudget, leftPerDay } from '#shared/budgets/left.ts';
import type { BudgetMonth } from '#shared/budgets/months.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { readFigures, type BudgetFigures, type BudgetUser } from './figures.ts';

/** Sums the recurring expenses that are still to come in a range, in minor units by category. */
export type ComingExpenses = (
  db: Reader,
  userId: string,
  range: CalendarRange,
) => Promise<ReadonlyMap<string, number>>;

type Sources = { db: Reader; comingExpenses: ComingExpenses };

export async function listBudgets(
  { db, comingExpenses }: Sources,
  budgetUser: BudgetUser,
  month: BudgetMonth,
): Promise<OutputOf<typeof getBudgets>> {
  const { range, budgets, spentMinor, unbudgetedMinor } = await readFigures(db, budgetUser, month);
  const { currentDay } = budgetUser;
  // In the current month the coming expenses include occurrences that were due and wait for the user.
  const hasComing = budgets.length > 0 && currentDay <= range.to;
  const coming = hasComing ? await comingExpenses(db, budgetUser.userId, range) : new Map<string, number>();
  const decimals = currencyDecimals(budgetUser.currency);
  return {
    month,
    ...range,
    daysElapsed: countElapsed(range, currentDay),
    days: countDays(range),
    items: budgets.map((figures) =>
      toBudget(figures, { range, currentDay, decimals, comingMinor: sumComing(figures.category, coming) }),
    ),
    spent: toMajorUnits(spentMinor, decimals),
    unbudgeted: toMajorUnits(unbudgetedMinor, decimals),
    later: await readLater(db, budgetUser, {
      range,
      categories: budgets.map(({ category }) => category),
    }),
  };
}

/** Sums the expenses after today: all if there is a total budget, else those of categories with a budget. */
async function readLater(
  db: Reader,
  { currentDay, ...budgetUser }: BudgetUser,
  { range, categories }: { range: CalendarRange; categories: readonly string[] },
): Promise<Later> {
  if (categories.length === 0) return null;
  const hasTotalBudget = categories.includes(ALL_EXPENSES);
  const user = { ...budgetUser, today: currentDay };
  return await sumLater(db, user, { ...range, type: 'expense', ...(!hasTotalBudget && { categories }) });
}

function sumComing(category: string, coming: ReadonlyMap<string, number>): number {
  if (category !== ALL_EXPENSES) return coming.get(category) ?? 0;
  return [...coming.values()].reduce((sum, minor) => sum + minor, 0);
}

type BudgetContext = { range: CalendarRange; currentDay: CalendarDay; decimals: number; comingMinor: number };

function toBudget(
  { category, budget, carriedMinor, spentMinor }: BudgetFigures,
  { range, currentDay, decimals, comingMinor }: BudgetContext,
): Budget {
  const leftMinor = leftOfBudget({ amountMinor: budget.amountMinor, carriedMinor, spentMinor });
  const perDay = leftPerDay(leftMinor - comingMinor, range, currentDay);
  return {
    category,
    amount: toMajorUnits(budget.amountMinor, decimals),
    rollover: budget.rollover,
    fromMonth: budget.fromMonth,
    carried: toMajorUnits(carriedMinor, decimals),
    spent: toMajorUnits(spentMinor, decimals),
    left: toMajorUnits(leftMinor, decimals),
    coming: toMajorUnits(comingMinor, decimals),
    leftPerDay: perDay === null ? null : toMajorUnits(perDay, decimals),
  };
}

function countElapsed(range: CalendarRange, currentDay: CalendarDay): number {
  if (currentDay < range.from) return 0;
  return countDays({ from: range.from, to: currentDay < range.to ? currentDay : range.to });
}
