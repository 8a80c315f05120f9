import { MAX_ROLLOVER_MONTHS } from '../limits.ts';
import { leftOfBudget } from './left.ts';
import { addToMonth, type BudgetMonth } from './months.ts';
import { budgetIn, type BudgetRow } from './rows.ts';

/**
 * The months whose rest reaches a month, in their order: those just before it, without a gap, in which the budget
 * rolled over, and at most 36.
 */
export function carryingMonths(rows: readonly BudgetRow[], month: BudgetMonth): BudgetMonth[] {
  const months: BudgetMonth[] = [];
  if (!rollsOver(rows, month)) return months;
  let before = addToMonth(month, -1);
  while (months.length < MAX_ROLLOVER_MONTHS && rollsOver(rows, before)) {
    months.unshift(before);
    before = addToMonth(before, -1);
  }
  return months;
}

/**
 * What the months before carried into a month, in minor units; negative where they were overspent. Each month takes
 * from the one before it what its own rollover says.
 */
export function carriedInto(
  rows: readonly BudgetRow[],
  month: BudgetMonth,
  spentIn: (month: BudgetMonth) => number,
): number {
  return carryingMonths(rows, month).reduce((carried, each) => {
    const amountMinor = budgetIn(rows, each)?.amountMinor ?? 0;
    const left = leftOfBudget({ amountMinor, carriedMinor: carried, spentMinor: spentIn(each) });
    return budgetIn(rows, addToMonth(each, 1))?.rollover === 'both' ? left : Math.max(0, left);
  }, 0);
}

function rollsOver(rows: readonly BudgetRow[], month: BudgetMonth): boolean {
  return (budgetIn(rows, month)?.rollover ?? 'none') !== 'none';
}
