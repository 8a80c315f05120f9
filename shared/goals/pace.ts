import { addMonths, type CalendarDay } from '../calendar.ts';

/** A goal that takes longer counts as never reached. */
const MAX_MONTHS = 1_200;
/** The pace is the average of at most this many months. */
export const PACE_MONTHS = 12;

type GoalProgress = {
  targetMinor: number;
  savedMinor: number;
  /** The day by which the goal should be reached. */
  day: CalendarDay | null;
  currentDay: CalendarDay;
};

/** The money put aside for a goal up to today, less the money taken out, in minor units. */
export type GoalSavings = {
  /** The day of the first entry; null without one up to today. */
  firstDay: CalendarDay | null;
  pastMinor: number;
  /** The part of `pastMinor` from the last `PACE_MONTHS` months. */
  lastYearMinor: number;
};

/**
 * Returns the minor units to put aside in each whole month until the goal's day, rounded up. Returns null without a
 * day, and once the goal is reached or its day is past.
 */
export function neededPerMonth({ targetMinor, savedMinor, day, currentDay }: GoalProgress): number | null {
  if (day === null || day < currentDay || savedMinor >= targetMinor) return null;
  return Math.ceil((targetMinor - savedMinor) / Math.max(1, wholeMonths(currentDay, day, MAX_MONTHS)));
}

/**
 * Returns the average minor units put aside in a month since the first entry, or in the last twelve months if that is
 * shorter, rounded down. The running month counts, since its entry may have been made. Returns null in the first month.
 */
export function pacePerMonth(
  { firstDay, pastMinor, lastYearMinor }: GoalSavings,
  currentDay: CalendarDay,
): number | null {
  if (firstDay === null) return null;
  const passed = wholeMonths(firstDay, currentDay, PACE_MONTHS);
  if (passed === 0) return null;
  const sum = passed < PACE_MONTHS ? pastMinor : lastYearMinor;
  return Math.floor(sum / Math.min(passed + 1, PACE_MONTHS));
}

/** Returns the day on which a pace reaches the goal; null if it is reached already, or not within a hundred years. */
export function expectedDay(
  { targetMinor, savedMinor, currentDay }: GoalProgress,
  paceMinor: number | null,
): CalendarDay | null {
  const missing = targetMinor - savedMinor;
  if (missing <= 0 || paceMinor === null || paceMinor <= 0) return null;
  const months = Math.ceil(missing / paceMinor);
  return months > MAX_MONTHS ? null : addMonths(currentDay, months);
}

/** Whole months between two days, up to a limit. */
function wholeMonths(from: CalendarDay, to: CalendarDay, limit: number): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return Math.min(limit, addMonths(from, months) <= to ? months : months - 1);
}
