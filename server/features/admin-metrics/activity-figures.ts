import { addDays, eachDay, type CalendarDay } from '#shared/calendar.ts';
import type { Cohort } from '#shared/contract/admin-metrics.ts';
import {
  COHORT_WEEKS,
  firstCohortWeek,
  type ActivityTally,
  type Counts,
  type RetentionDay,
} from './activity-tally.ts';

/** Days on a chart, today included. */
export const SERIES_DAYS = 30;
/** Days between a retention ratio and the earlier one it is compared with. */
const RETENTION_CHANGE_DAYS = 7;

export type ReturnCounts = { returned: number; eligible: number };
export type DayCount = { date: CalendarDay; count: number };

/** The figures that come from the days on which users were active. */
export type ActivityFigures = {
  retention: Record<RetentionDay, { now: ReturnCounts; before: ReturnCounts }>;
  activeUsers: Record<'daily' | 'weekly' | 'monthly', { now: number; before: number }>;
  activeByDay: DayCount[];
  signUpsByDay: DayCount[];
  cohorts: Cohort[];
};

export function toActivityFigures(tally: ActivityTally, today: CalendarDay): ActivityFigures {
  const { activeIn } = tally;
  return {
    retention: {
      1: retention(tally, 1, today),
      7: retention(tally, 7, today),
      30: retention(tally, 30, today),
    },
    activeUsers: {
      daily: { now: activeIn.daily, before: activeIn.dailyBefore },
      weekly: { now: activeIn.weekly, before: activeIn.weeklyBefore },
      monthly: { now: activeIn.monthly, before: activeIn.monthlyBefore },
    },
    activeByDay: toSeries(tally.activeByDay, today),
    signUpsByDay: toSeries(tally.signUps, today),
    cohorts: toCohorts(tally, today),
  };
}

/** Returns the last 30 days with their counts; days without a count get 0. */
export function toSeries(counts: Counts, today: CalendarDay): DayCount[] {
  const range = { from: addDays(today, 1 - SERIES_DAYS), to: today };
  return eachDay(range).map((date) => ({ date, count: counts[date] ?? 0 }));
}

function retention(tally: ActivityTally, dayNumber: RetentionDay, today: CalendarDay) {
  return {
    now: retentionAsOf(tally, dayNumber, today),
    before: retentionAsOf(tally, dayNumber, addDays(today, -RETENTION_CHANGE_DAYS)),
  };
}

/**
 * Counts the users whose day N after sign-up is over, and those of them who came back on it
 * (docs/decisions/0015-retention.md).
 */
function retentionAsOf(tally: ActivityTally, dayNumber: RetentionDay, asOf: CalendarDay): ReturnCounts {
  const passed = Object.keys(tally.signUps).filter((day) => addDays(day, dayNumber) < asOf);
  const sum = (counts: Counts) => passed.reduce((total, day) => total + (counts[day] ?? 0), 0);
  return { returned: sum(tally.returned[dayNumber]), eligible: sum(tally.signUps) };
}

function toCohorts(tally: ActivityTally, today: CalendarDay): Cohort[] {
  const first = firstCohortWeek(today);
  return Array.from({ length: COHORT_WEEKS }, (_, index) => {
    const week = addDays(first, 7 * index);
    const sunday = addDays(week, 6);
    const users = eachDay({ from: week, to: sunday }).reduce(
      (sum, day) => sum + (tally.signUps[day] ?? 0),
      0,
    );
    const active = Array.from({ length: COHORT_WEEKS - index }, (_week, weekNumber) => {
      // The week ends last for users who signed up on the Sunday.
      const hasPassed = addDays(sunday, 7 * weekNumber + 6) < today;
      return hasPassed ? (tally.cohorts[week]?.[weekNumber] ?? 0) : null;
    });
    return { week, users, active };
  });
}
