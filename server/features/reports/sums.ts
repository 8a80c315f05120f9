import { toMajorUnits } from '#shared/money.ts';
import { toSums, type MinorSums } from '#server/amounts/sums.ts';

export function toRatedSums(sums: MinorSums, decimals: number) {
  return { ...toSums(sums, decimals), rate: toRate(sums) };
}

/** Returns the balance as a fraction of the income, or null without income. */
export function toRate({ income, expense }: MinorSums): number | null {
  return income === 0 ? null : (income - expense) / income;
}

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
