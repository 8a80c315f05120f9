import * as z from 'zod/mini';
import { MAX_RECURRING_EVERY } from '../limits.ts';
import { Day } from './record-fields.ts';

export const RECURRING_UNITS = ['day', 'week', 'month', 'year'] as const;
export const RECURRING_DAYS = ['day', 'lastDay', 'lastWorkday'] as const;
export const WEEKEND_SHIFTS = ['none', 'before', 'after'] as const;

/** The n-th occurrence is counted from the first day, so that the 31st returns after February. */
export const scheduleFields = {
  unit: z.enum(RECURRING_UNITS),
  /** The number of units from one occurrence to the next. */
  every: z.number().check(z.int(), z.gte(1), z.lte(MAX_RECURRING_EVERY)),
  firstDay: Day,
  /** A second day of each month; 31 is the last one. Needs `unit: month` and `every: 1`. */
  secondDay: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(31))),
  /** For months and years: the day of the month of `firstDay`, the last day, or the last day from Monday to Friday. */
  on: z.enum(RECURRING_DAYS),
  /** The direction in which a day on a weekend moves to a workday; with `none` it stays. */
  shift: z.enum(WEEKEND_SHIFTS),
  /** The last day on which it may occur. */
  endDay: z.nullable(Day),
};
export const Schedule = z.strictObject(scheduleFields);
export type Schedule = z.infer<typeof Schedule>;
