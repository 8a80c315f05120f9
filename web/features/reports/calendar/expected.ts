import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import type { ComingItem } from './coming.ts';

export type Expected = { count: number; income: number; expenses: number; balance: number };

/** What is to come added up exactly. */
export function sumExpected(items: readonly ComingItem[], decimals: number): Expected {
  const sumOf = (type: ComingItem['type']) =>
    items
      .filter((item) => item.type === type)
      .reduce((sum, { amount }) => sum + totalToMinorUnits(amount, decimals), 0);
  const [income, expenses] = [sumOf('income'), sumOf('expense')];
  return {
    count: items.length,
    income: toMajorUnits(income, decimals),
    expenses: toMajorUnits(expenses, decimals),
    balance: toMajorUnits(income - expenses, decimals),
  };
}
