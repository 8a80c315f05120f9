import { addMonths, type CalendarDay } from '../calendar.ts';

/** Later than this, a goal is as good as never reached. */
const MAX_MONTHS = 1_200;
/** The pace is that of at most this many months. */
export const PACE_MONTHS = 12;

export type GoalProgress = {
  targetMinor: number;
  savedMinor: number;
  /** When it should be reached. */
  day: CalendarDay | null;
  todayIs: CalendarDay;
};

/** The money put aside for a goal up to today, less the money taken out, in minor units. */
export type PutAside = {
  /** The day of the first entry; null without one up to today. */
  firstDay: CalendarDay | null;
  pastMinor: number;
  /** The part of the last `PACE_MONTHS`. */
  lastYearMinor: number;
};

/**
 * Minor units to put aside each month to reach the goal on its day, rounded up; the last month may not be whole. Null
 * without a day, and once the goal is reached or its day is past.
 */
export function neededPerMonth({ targetMinor, savedMinor, day, todayIs }: GoalProgress): number | null {
  if (day === null || day < todayIs || savedMinor >= targetMinor) return null;
  return Math.ceil((targetMinor - savedMinor) / Math.max(1, wholeMonths(todayIs, day, MAX_MONTHS)));
}

/**
 * Minor units that were put aside each month since the first entry, rounded down, for at most the last twelve months;
 * null before there is a whole month. A month that has begun counts, since its entry may have been made.
 */
export function pacePerMonth(
  { firstDay, pastMinor, lastYearMinor }: PutAside,
  todayIs: CalendarDay,
): number | null {
  if (firstDay === null) return null;
  const passed = wholeMonths(firstDay, todayIs, PACE_MONTHS);
  if (passed === 0) return null;
  const sum = passed < PACE_MONTHS ? pastMinor : lastYearMinor;
  return Math.floor(sum / Math.min(passed + 1, PACE_MONTHS));
}

/** When the goal is reached at a pace; null if it is reached already, or not within a hundred years. */
export function expectedDay(
  { targetMinor, savedMinor, todayIs }: GoalProgress,
  paceMinor: number | null,
): CalendarDay | null {
  const missing = targetMinor - savedMinor;
  if (missing <= 0 || paceMinor === null || paceMinor <= 0) return null;
  const months = Math.ceil(missing / paceMinor);
  return months > MAX_MONTHS ? null : addMonths(todayIs, months);
}

/** Whole months between two days, up to a limit. */
function wholeMonths(from: CalendarDay, to: CalendarDay, limit: number): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return Math.min(limit, addMonths(from, months) <= to ? months : months - 1);
}
