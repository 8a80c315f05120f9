import type { TransactionType } from '#shared/categories.ts';
import { toMajorUnits } from '#shared/money.ts';

/** The sums of both types in minor units. */
export type MinorSums = { income: number; expense: number };

export function sumTypes(rows: readonly { type: TransactionType; total: number }[]): MinorSums {
  const sums = { income: 0, expense: 0 };
  for (const { type, total } of rows) sums[type] += total;
  return sums;
}

export function toSums({ income, expense }: MinorSums, decimals: number) {
  return {
    income: toMajorUnits(income, decimals),
    expenses: toMajorUnits(expense, decimals),
    balance: toMajorUnits(income - expense, decimals),
  };
}
