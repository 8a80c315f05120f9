import type { TransactionType } from '#shared/categories.ts';
import { toMajorUnits } from '#shared/money.ts';

/** Integer minor units of both types. */
export type MinorSums = { income: number; expense: number };

/** The sums of rows of both types, in minor units. */
export function addUp(rows: readonly { type: TransactionType; total: number }[]): MinorSums {
  const sums = { income: 0, expense: 0 };
  for (const { type, total } of rows) sums[type] += total;
  return sums;
}

/** Income, expenses and balance in major units. */
export function toSums({ income, expense }: MinorSums, decimals: number) {
  return {
    income: toMajorUnits(income, decimals),
    expenses: toMajorUnits(expense, decimals),
    balance: toMajorUnits(income - expense, decimals),
  };
}

/** The same with the share of the income that is left. */
export function toRatedSums(sums: MinorSums, decimals: number) {
  return { ...toSums(sums, decimals), rate: toRate(sums) };
}

/** The balance as a fraction of the income; null without income. */
export function toRate({ income, expense }: MinorSums): number | null {
  return income === 0 ? null : (income - expense) / income;
}

/** An amount now and in another period, and the difference, from minor units. */
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

/** Sums rows by a key, in the order of their first rows. */
export function sumBy<Row extends { total: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.total);
  return sums;
}
