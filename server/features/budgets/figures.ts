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
import { findBudgetSettings, selectBudgetsIn, sumExpenses, type BudgetRecord } from './queries.ts';

/** A user with the currency, the current day and the start of months, on which all budget figures depend. */
export type BudgetUser = { userId: string; currency: string; currentDay: CalendarDay; start: MonthStart };

/** Throws `userIdMissing` if the account has been deleted since the request began. */
export async function requireBudgetUser(
  db: Reader | Writer,
  userId: string,
  nowMs: number,
): Promise<BudgetUser> {
  const found = await findBudgetSettings(db, userId);
  if (found === undefined) throw new AppError('userIdMissing');
  const { currency, time_zone, month_starts_on } = found;
  const start = month_starts_on === 'lastWorkday' ? month_starts_on : Number(month_starts_on);
  return { userId, currency, currentDay: today(time_zone, nowMs), start };
}

export function currentMonth({ currentDay, start }: BudgetUser): BudgetMonth {
  return budgetMonthOf(currentDay, start);
}

/** The budget of a category in one month. Amounts are in minor units. */
export type BudgetFigures = {
  category: string;
  budget: BudgetWithAmount;
  carriedMinor: number;
  spentMinor: number;
};

export type MonthFigures = {
  range: CalendarRange;
  /** The budget for all expenses comes first, then the largest. */
  budgets: BudgetFigures[];
  /** All expenses of the month. */
  spentMinor: number;
  /** The expenses in categories without a budget. */
  unbudgetedMinor: number;
};

export async function readFigures(
  db: Reader | Writer,
  { userId, start }: BudgetUser,
  month: BudgetMonth,
): Promise<MonthFigures> {
  // Carrying reaches back at most `MAX_ROLLOVER_MONTHS`; one month more shows whether the first of them rolled over.
  const from = addToMonth(month, -MAX_ROLLOVER_MONTHS - 1);
  const records = await selectBudgetsIn(db, userId, { from, to: month });
  const budgeted = [...groupRows(records)].flatMap(([category, rows]) => {
    const budget = budgetIn(rows, month);
    return budget === undefined ? [] : [{ category, rows, budget }];
  });
  const carrying = budgeted.map(({ rows }) => carryingMonths(rows, month).length);
  const months = monthsUpTo(month, Math.max(0, largestOf(carrying)));
  const findSpent = await readSpent(db, { userId, start }, months);
  const budgets = budgeted.map(({ category, rows, budget }) => ({
    category,
    budget,
    carriedMinor: carriedInto(rows, month, (each) => findSpent(category, each)),
    spentMinor: findSpent(category, month),
  }));
  const totalMinor = findSpent(ALL_EXPENSES, month);
  const budgetedMinor = budgets
    .filter(({ category }) => category !== ALL_EXPENSES)
    .reduce((sum, { spentMinor }) => sum + spentMinor, 0);
  return {
    range: rangeOfMonth(month, start),
    budgets: budgets.toSorted(compareBySize),
    spentMinor: totalMinor,
    unbudgetedMinor: totalMinor - budgetedMinor,
  };
}

function groupRows(records: readonly BudgetRecord[]): Map<string, BudgetRow[]> {
  const byCategory = Map.groupBy(records, ({ category }) => category);
  return new Map(
    [...byCategory].map(([category, categoryRecords]) => [category, categoryRecords.map(toRow)]),
  );
}

export function toRow({ from_month, amount_minor, rollover }: BudgetRecord): BudgetRow {
  return { fromMonth: from_month, amountMinor: amount_minor, rollover };
}

/** Returns a month and the given number of months before it, the earliest first. */
export function monthsUpTo(month: BudgetMonth, before: number): BudgetMonth[] {
  return Array.from({ length: before + 1 }, (_, at) => addToMonth(month, at - before));
}

/** Returns a function that finds the expenses of a category, or all for `*`, in one of several consecutive months. */
async function readSpent(
  db: Reader | Writer,
  { userId, start }: Pick<BudgetUser, 'userId' | 'start'>,
  months: readonly BudgetMonth[],
): Promise<(category: string, month: BudgetMonth) => number> {
  const ranges = months.map((month) => rangeOfMonth(month, start));
  const spent = new Map<string, number>();
  const add = (key: string, total: number) => spent.set(key, (spent.get(key) ?? 0) + total);
  for (const { category, rangeIndex, totalMinor } of await sumExpenses(db, userId, ranges)) {
    add(`${months[rangeIndex]} ${category}`, totalMinor);
    add(`${months[rangeIndex]} ${ALL_EXPENSES}`, totalMinor);
  }
  return (category, month) => spent.get(`${month} ${category}`) ?? 0;
}

function compareBySize(one: BudgetFigures, other: BudgetFigures): number {
  const isAll = ({ category }: BudgetFigures) => Number(category === ALL_EXPENSES);
  return (
    isAll(other) - isAll(one) ||
    other.budget.amountMinor - one.budget.amountMinor ||
    (one.category < other.category ? -1 : 1)
  );
}
