import { monthOf, type CalendarDay, type CalendarRange } from './calendar.ts';

// Before the first record of somebody nothing is known: it is no day without expenses and no month of zero.

/** The part of a range from the first record on; null if the range ended before it. */
export function recordedPart(
  { from, to }: CalendarRange,
  firstDay: CalendarDay | null,
): CalendarRange | null {
  if (firstDay === null || to < firstDay) return null;
  return { from: from < firstDay ? firstDay : from, to };
}

/** The months from that of the first record on. */
export function recordedMonths<Each extends { month: string }>(
  months: readonly Each[],
  firstDay: CalendarDay | null,
): Each[] {
  return months.filter(({ month }) => recordedPart(monthOf(`${month}-01`), firstDay) !== null);
}
