import type { CalendarReport } from '#shared/contract/reports.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import type { ComingItem } from './coming.ts';

export type Expected = { count: number; income: number; expenses: number; balance: number };

/**
 * Adds up the expected amounts of a report, or of one of its days. If too many occurrences are due, the report lists
 * only the first ones, and `upcomingDays` has the sums of all of them by day.
 */
export function toExpected(
  { upcomingDays }: Pick<CalendarReport, 'upcomingDays'>,
  items: readonly ComingItem[],
  { decimals, date }: { decimals: number; date?: string },
): Expected {
  if (upcomingDays === undefined) return sumExpected(items, decimals);
  const otherSums = sumExpected(
    items.filter(({ source }) => source !== 'planned'),
    decimals,
  );
  return upcomingDays
    .filter((day) => date === undefined || day.date === date)
    .reduce((sum, day) => plus(sum, day, decimals), otherSums);
}

function plus(
  { count, income, expenses }: Expected,
  other: Pick<Expected, 'count' | 'income' | 'expenses'>,
  decimals: number,
): Expected {
  const add = (first: number, second: number) =>
    totalToMinorUnits(first, decimals) + totalToMinorUnits(second, decimals);
  const [incomeMinor, expensesMinor] = [add(income, other.income), add(expenses, other.expenses)];
  return {
    count: count + other.count,
    income: toMajorUnits(incomeMinor, decimals),
    expenses: toMajorUnits(expensesMinor, decimals),
    balance: toMajorUnits(incomeMinor - expensesMinor, decimals),
  };
}

/** Adds up transactions to come, in minor units, so that no rounding errors occur. */
export function sumExpected(items: readonly ComingItem[], decimals: number): Expected {
  const sumOfType = (type: ComingItem['type']) =>
    items
      .filter((item) => item.type === type)
      .reduce((sum, { amount }) => sum + totalToMinorUnits(amount, decimals), 0);
  const [income, expenses] = [sumOfType('income'), sumOfType('expense')];
  return {
    count: items.length,
    income: toMajorUnits(income, decimals),
    expenses: toMajorUnits(expenses, decimals),
    balance: toMajorUnits(income - expenses, decimals),
  };
}
