import { addDays, countDays, weekday, type CalendarDay } from '#shared/calendar.ts';
import type { ActivityRow } from './queries.ts';

/** The days after sign-up for which retention is counted. */
export const RETENTION_DAYS = [1, 7, 30] as const;
export type RetentionDay = (typeof RETENTION_DAYS)[number];

/** Number of weekly cohorts, including the current week's. */
export const COHORT_WEEKS = 8;

/** Periods in which each user is counted once, each as the smallest and the largest number of days ago. */
const SPANS = {
  daily: [0, 0],
  dailyBefore: [1, 1],
  weekly: [0, 6],
  weeklyBefore: [7, 13],
  monthly: [0, 29],
  monthlyBefore: [30, 59],
} as const;
const SPAN_NAMES = Object.keys(SPANS) as Span[];
const LONGEST_SPAN_DAYS = 60;
type Span = keyof typeof SPANS;

export type Counts = Record<string, number>;

/** Counts that can be summed over groups of users, since each user is in one group only. */
export type ActivityTally = {
  /** Users by the day of their sign-up. */
  signUps: Counts;
  /** Users by the day of their sign-up, for each number of days after which they came back. */
  returned: Record<RetentionDay, Counts>;
  activeByDay: Counts;
  activeIn: Record<Span, number>;
  /** Users active in each week after their sign-up, by the Monday of the sign-up's week. */
  cohorts: Record<CalendarDay, number[]>;
};

/** The rows that a tally needs: all from `since` on, and earlier ones whose `day_number` is in `numbers`. */
export function neededActivity(today: CalendarDay) {
  return { since: addDays(today, 1 - LONGEST_SPAN_DAYS), numbers: [0, ...RETENTION_DAYS] };
}

/** The day of a sign-up, the Monday of its week, and the weeks after it in which the user was counted. */
type SignUp = { day: CalendarDay; monday: CalendarDay; weeks: Set<number> };

/** A user, and the spans in which they were counted. */
type CountedUser = { userId: string; spans: Set<Span>; signUp: SignUp | undefined };

/**
 * Counts the rows of some users as of a day; `rows` must be sorted by user, then by day. Users whose day of
 * sign-up is no longer stored count as active, but neither for retention nor in a cohort.
 */
export function tallyActivity(rows: Iterable<ActivityRow>, today: CalendarDay): ActivityTally {
  const tally = emptyTally();
  const countDaysAgo = memoize((day) => countDays({ from: day, to: today }) - 1);
  const firstCohort = firstCohortWeek(today);
  let user: CountedUser | undefined;

  for (const row of rows) {
    if (row.user_id !== user?.userId) {
      user = beginUser(row);
      if (user.signUp) increment(tally.signUps, user.signUp.day);
    }
    increment(tally.activeByDay, row.day);
    countSpans(tally, user, countDaysAgo(row.day));
    if (user.signUp) countReturn(tally, user.signUp, row.day_number, firstCohort);
  }
  return tally;
}

/** A user's earliest row is the day of the sign-up, if that is still stored. */
function beginUser({ user_id, day, day_number }: ActivityRow): CountedUser {
  const signUp = day_number === 0 ? { day, monday: mondayOf(day), weeks: new Set<number>() } : undefined;
  return { userId: user_id, spans: new Set(), signUp };
}

function countSpans(tally: ActivityTally, { spans }: CountedUser, daysAgo: number): void {
  for (const name of SPAN_NAMES) {
    const [from, to] = SPANS[name];
    if (daysAgo < from || daysAgo > to || spans.has(name)) continue;
    spans.add(name);
    tally.activeIn[name] += 1;
  }
}

function countReturn(
  tally: ActivityTally,
  signUp: SignUp,
  dayNumber: number,
  firstCohort: CalendarDay,
): void {
  const { day, monday, weeks } = signUp;
  if (isRetentionDay(dayNumber)) increment(tally.returned[dayNumber], day);
  const weekNumber = Math.floor(dayNumber / 7);
  if (monday < firstCohort || weeks.has(weekNumber)) return;
  weeks.add(weekNumber);
  const active = (tally.cohorts[monday] ??= []);
  for (let number = active.length; number <= weekNumber; number++) active.push(0);
  active[weekNumber] = (active[weekNumber] ?? 0) + 1;
}

export function emptyTally(): ActivityTally {
  return {
    signUps: {},
    returned: { 1: {}, 7: {}, 30: {} },
    activeByDay: {},
    activeIn: { daily: 0, dailyBefore: 0, weekly: 0, weeklyBefore: 0, monthly: 0, monthlyBefore: 0 },
    cohorts: {},
  };
}

export function addTallies(one: ActivityTally, other: ActivityTally): ActivityTally {
  const weeks = new Set([...Object.keys(one.cohorts), ...Object.keys(other.cohorts)]);
  return {
    signUps: addCounts(one.signUps, other.signUps),
    returned: {
      1: addCounts(one.returned[1], other.returned[1]),
      7: addCounts(one.returned[7], other.returned[7]),
      30: addCounts(one.returned[30], other.returned[30]),
    },
    activeByDay: addCounts(one.activeByDay, other.activeByDay),
    activeIn: addCounts(one.activeIn, other.activeIn) as ActivityTally['activeIn'],
    cohorts: Object.fromEntries(
      [...weeks].map((week) => [week, addLists(one.cohorts[week] ?? [], other.cohorts[week] ?? [])]),
    ),
  };
}

export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekday(day) + 6) % 7));
}

/** Returns the Monday of the earliest cohort's week. */
export function firstCohortWeek(today: CalendarDay): CalendarDay {
  return addDays(mondayOf(today), -7 * (COHORT_WEEKS - 1));
}

function isRetentionDay(dayNumber: number): dayNumber is RetentionDay {
  return dayNumber === 1 || dayNumber === 7 || dayNumber === 30;
}

function increment(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function addCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

function addLists(one: readonly number[], other: readonly number[]): number[] {
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, at) => (one[at] ?? 0) + (other[at] ?? 0),
  );
}

/** Caches results: the activity of all users falls on the same few days. */
function memoize(compute: (day: CalendarDay) => number): (day: CalendarDay) => number {
  const cache = new Map<CalendarDay, number>();
  return (day) => {
    let result = cache.get(day);
    if (result === undefined) cache.set(day, (result = compute(day)));
    return result;
  };
}
