import { countDays, type CalendarDay, type CalendarRange } from '../calendar.ts';

/** Left of a budget: its amount with what was carried over, without what is spent. Below zero it is overspent. */
export function leftOfBudget({
  amountMinor,
  carriedMinor,
  spentMinor,
}: Record<'amountMinor' | 'carriedMinor' | 'spentMinor', number>): number {
  return amountMinor + carriedMinor - spentMinor;
}

/**
 * Minor units for each day from today to the end of the month, rounded down; 0 where nothing is left, and null in a
 * month that is not the current one.
 */
export function leftPerDay(leftMinor: number, range: CalendarRange, todayIs: CalendarDay): number | null {
  if (todayIs < range.from || todayIs > range.to) return null;
  return Math.max(0, Math.floor(leftMinor / countDays({ from: todayIs, to: range.to })));
}
