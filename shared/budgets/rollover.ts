import { MAX_ROLLOVER_MONTHS } from '../limits.ts';
import { leftOfBudget } from './left.ts';
import { addToMonth, type BudgetMonth } from './months.ts';
import { budgetIn, type BudgetRow } from './rows.ts';

/**
 * Returns the months, earliest first, whose rest is carried into `month`: the uninterrupted months with rollover just
 * before it, at most `MAX_ROLLOVER_MONTHS`.
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
 * Returns the minor units carried into a month; negative if the months before were overspent. The rollover of each
 * month decides what it takes from the month before.
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
