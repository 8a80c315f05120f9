import { addDays, type CalendarDay } from '../calendar.ts';
import type { RestOfMonth } from './types.ts';

/** An amount that is added to the accounts on a day, in minor units. */
export type DayChange = { day: CalendarDay; minor: number };

/** The money in accounts today, and what is known of the days after it. */
export type AccountsMoney = {
  totalMinor: number;
  /** Planned occurrences, which the forecast has without their days. */
  planned: readonly DayChange[];
  /** Transfers, which the forecast does not have. */
  transfers: readonly DayChange[];
};

/**
 * Finds the day of the running month, from today on, on which the least money is expected in the accounts; the first of
 * several.
 */
export function lowestDay(
  { totalMinor, planned, transfers }: AccountsMoney,
  { days, plannedMinor }: RestOfMonth,
  today: CalendarDay,
): { day: CalendarDay; amountMinor: number } {
  let amountMinor = totalMinor;
  let lowest = { day: today, amountMinor };
  // A planned occurrence without a later day is overdue, and counts tomorrow.
  let overdueMinor = plannedMinor - sumMinor(planned);
  for (const [at, added] of days.entries()) {
    const day = addDays(today, at + 1);
    const dated = [...planned, ...transfers].filter((each) => each.day === day);
    amountMinor += added + overdueMinor + sumMinor(dated);
    overdueMinor = 0;
    if (Math.round(amountMinor) < Math.round(lowest.amountMinor)) lowest = { day, amountMinor };
  }
  return lowest;
}

function sumMinor(changes: readonly DayChange[]): number {
  return changes.reduce((sum, { minor }) => sum + minor, 0);
}
