import { today, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import type { MonthStart } from '#shared/contract/profile.ts';
import { addToMonth, budgetMonthOf, rangeOfMonth, type BudgetMonth } from '#shared/budgets/months.ts';
import { carriedInto, carryingMonths } from '#shared/budgets/rollover.ts';
import { budgetIn, type BudgetRow, type BudgetWithAmount } from '#shared/budgets/rows.ts';
import { MAX_ROLLOVER_MONTHS } from '#shared/limits.ts';
import { largestOf } from '#shared/lists.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findPlanner, selectBudgetsIn, sumExpenses, type BudgetRecord } from './queries.ts';

/** What months and amounts of a user depend on. */
export type Planner = { userId: string; currency: string; todayIs: CalendarDay; start: MonthStart };

/** Throws `userIdMissing` if the account has been deleted since the request began. */
export async function requirePlanner(db: Reader | Writer, userId: string, nowMs: number): Promise<Planner> {
  const found = await findPlanner(db, userId);
  if (found === undefined) throw new AppError('userIdMissing');
  const { currency, time_zone, month_starts_on } = found;
  const start = month_starts_on === 'lastWorkday' ? month_starts_on : Number(month_starts_on);
  return { userId, currency, todayIs: today(time_zone, nowMs), start };
}

export function currentMonth({ todayIs, start }: Planner): BudgetMonth {
  return budgetMonthOf(todayIs, start);
}

/** The budget of a category in one month. Amounts are in minor units. */
export type BudgetFigures = {
  category: string;
  held: BudgetWithAmount;
  carriedMinor: number;
  spentMinor: number;
};

export type MonthFigures = {
  range: CalendarRange;
  /** That for all expenses first, then the largest. */
  budgets: BudgetFigures[];
  /** All expenses of the month. */
  spentMinor: number;
  /** Those in categories without a budget. */
  unbudgetedMinor: number;
};

/** Computes the budgets of a month from their rows and the daily totals. */
export async function readFigures(
  db: Reader | Writer,
  { userId, start }: Planner,
  month: BudgetMonth,
): Promise<MonthFigures> {
  // Carrying ends at the first of these months at the latest; whether it rolled over is seen one month before.
  const from = addToMonth(month, -MAX_ROLLOVER_MONTHS - 1);
  const records = await selectBudgetsIn(db, userId, { from, to: month });
  const held = [...toRows(records)].flatMap(([category, rows]) => {
    const budget = budgetIn(rows, month);
    return budget === undefined ? [] : [{ category, rows, held: budget }];
  });
  const carrying = held.map(({ rows }) => carryingMonths(rows, month).length);
  const months = monthsUpTo(month, Math.max(0, largestOf(carrying)));
  const spentIn = await readSpent(db, { userId, start }, months);
  const budgets = held.map(({ category, rows, held: budget }) => ({
    category,
    held: budget,
    carriedMinor: carriedInto(rows, month, (each) => spentIn(category, each)),
    spentMinor: spentIn(category, month),
  }));
  const all = spentIn(ALL_EXPENSES, month);
  const inBudgets = budgets
    .filter(({ category }) => category !== ALL_EXPENSES)
    .reduce((sum, { spentMinor }) => sum + spentMinor, 0);
  return {
    range: rangeOfMonth(month, start),
    budgets: budgets.toSorted(bySize),
    spentMinor: all,
    unbudgetedMinor: all - inBudgets,
  };
}

/** The rows of each category in the order of their months. */
function toRows(records: readonly BudgetRecord[]): Map<string, BudgetRow[]> {
  const byCategory = Map.groupBy(records, ({ category }) => category);
  return new Map([...byCategory].map(([category, ofCategory]) => [category, ofCategory.map(toRow)]));
}

export function toRow({ from_month, amount_minor, rollover }: BudgetRecord): BudgetRow {
  return { fromMonth: from_month, amountMinor: amount_minor, rollover };
}

/** A month after so many months before it. */
export function monthsUpTo(month: BudgetMonth, before: number): BudgetMonth[] {
  return Array.from({ length: before + 1 }, (_, at) => addToMonth(month, at - before));
}

/** The expenses of categories, and of `*`, in each of some months that follow each other. */
async function readSpent(
  db: Reader | Writer,
  { userId, start }: Pick<Planner, 'userId' | 'start'>,
  months: readonly BudgetMonth[],
): Promise<(category: string, month: BudgetMonth) => number> {
  const ranges = months.map((month) => rangeOfMonth(month, start));
  const spent = new Map<string, number>();
  const add = (key: string, total: number) => spent.set(key, (spent.get(key) ?? 0) + total);
  for (const { category, at, total } of await sumExpenses(db, userId, ranges)) {
    add(`${months[at]} ${category}`, total);
    add(`${months[at]} ${ALL_EXPENSES}`, total);
  }
  return (category, month) => spent.get(`${month} ${category}`) ?? 0;
}

function bySize(one: BudgetFigures, other: BudgetFigures): number {
  const isAll = ({ category }: BudgetFigures) => Number(category === ALL_EXPENSES);
  return (
    isAll(other) - isAll(one) ||
    other.held.amountMinor - one.held.amountMinor ||
    (one.category < other.category ? -1 : 1)
  );
}
