import { countDays, type CalendarDay, type CalendarRange } from '../calendar.ts';

/** Returns what is left of a budget in minor units; below 0 if it is overspent. */
export function leftOfBudget({
  amountMinor,
  carriedMinor,
  spentMinor,
}: Record<'amountMinor' | 'carriedMinor' | 'spentMinor', number>): number {
  return amountMinor + carriedMinor - spentMinor;
}

/**
 * Returns the minor units left for each day from today to the end of the month, rounded down; 0 if nothing is left, and
 * null if `range` is not the current month.
 */
export function leftPerDay(leftMinor: number, range: CalendarRange, currentDay: CalendarDay): number | null {
  if (currentDay < range.from || currentDay > range.to) return null;
  return Math.max(0, Math.floor(leftMinor / countDays({ from: currentDay, to: range.to })));
}
