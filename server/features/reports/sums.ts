import type { TransactionType } from '#shared/categories.ts';
import { toMajorUnits } from '#shared/money.ts';

/** The sums of both types in minor units. */
export type MinorSums = { income: number; expense: number };

export function addUp(rows: readonly { type: TransactionType; total: number }[]): MinorSums {
  const sums = { income: 0, expense: 0 };
  for (const { type, total } of rows) sums[type] += total;
  return sums;
}

/** Converts income, expenses and balance into major units. */
export function toSums({ income, expense }: MinorSums, decimals: number) {
  return {
    income: toMajorUnits(income, decimals),
    expenses: toMajorUnits(expense, decimals),
    balance: toMajorUnits(income - expense, decimals),
  };
}

/** Returns the sums with the savings rate. */
export function toRatedSums(sums: MinorSums, decimals: number) {
  return { ...toSums(sums, decimals), rate: toRate(sums) };
}

/** Returns the balance as a fraction of the income, or null without income. */
export function toRate({ income, expense }: MinorSums): number | null {
  return income === 0 ? null : (income - expense) / income;
}

/** Returns the amounts of two periods and their difference in major units. */
export function toChange(minor: number, other: number, decimals: number) {
  return {
    amount: toMajorUnits(minor, decimals),
    other: toMajorUnits(other, decimals),
    change: toMajorUnits(minor - other, decimals),
  };
}

export function countAll(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Sums rows by a key. The keys are in the order of their first rows. */
export function sumBy<Row extends { total: number }>(
  rows: readonly Row[],
  toKey: (row: Row) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(toKey(row), (sums.get(toKey(row)) ?? 0) + row.total);
  return sums;
}
