import { monthOf, type CalendarDay, type CalendarRange } from './calendar.ts';

// A user's expenses before their first transaction are unknown, not zero. Those days and months do not count.

/** Returns the part of a range from the first transaction on; null if the range ended before it. */
export function recordedPart(
  { from, to }: CalendarRange,
  firstDay: CalendarDay | null,
): CalendarRange | null {
  if (firstDay === null || to < firstDay) return null;
  return { from: from < firstDay ? firstDay : from, to };
}

/** Returns the months from the month of the first transaction on. */
export function recordedMonths<Item extends { month: string }>(
  months: readonly Item[],
  firstDay: CalendarDay | null,
): Item[] {
  return months.filter(({ month }) => recordedPart(monthOf(`${month}-01`), firstDay) !== null);
}
