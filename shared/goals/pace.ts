import { addMonths, type CalendarDay } from '../calendar.ts';

/** Later than this, a goal is as good as never reached. */
const MAX_MONTHS = 1_200;
/** The pace is that of at most so many months. */
const PACE_MONTHS = 12;

export type GoalProgress = {
  targetMinor: number;
  savedMinor: number;
  /** When it should be reached. */
  day: CalendarDay | null;
  todayIs: CalendarDay;
};

/** What was put aside, or taken out if negative. */
export type DatedAmount = { day: CalendarDay; amountMinor: number };

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
export function pacePerMonth(entries: readonly DatedAmount[], todayIs: CalendarDay): number | null {
  const past = entries.filter(({ day }) => day <= todayIs);
  const [first] = past.map(({ day }) => day).toSorted();
  if (first === undefined) return null;
  const passed = wholeMonths(first, todayIs, PACE_MONTHS);
  if (passed === 0) return null;
  const after = passed < PACE_MONTHS ? '' : addMonths(todayIs, -PACE_MONTHS);
  const sum = past
    .filter(({ day }) => day > after)
    .reduce((total, { amountMinor }) => total + amountMinor, 0);
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
