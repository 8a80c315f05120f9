import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Later, Sums } from './later.ts';
import { Day, Period } from './record-fields.ts';
import { GroupSum, Transaction } from './transaction.ts';

/** Both ends, or neither for the current calendar month in the user's time zone. */
const PeriodQuery = z.strictObject({ from: z.optional(Day), to: z.optional(Day) });

const CategoryTotal = z.strictObject({ name: z.string(), value: z.number() });
export type CategoryTotal = z.infer<typeof CategoryTotal>;

const DayTotals = z.strictObject({ date: Day, income: z.number(), expenses: z.number() });
export type DayTotals = z.infer<typeof DayTotals>;

const RecentPurchases = z.strictObject({ items: z.array(Transaction), groups: z.array(GroupSum) });
export type RecentPurchases = z.infer<typeof RecentPurchases>;

export const Summary = z.strictObject({
  period: Period,
  ...Sums,
  /** The previous period. While the current period is running, the previous one ends after the same number of days. */
  previous: z.strictObject({ period: Period, ...Sums }),
  later: Later,
  /** The day of the user's first transaction, of any period. */
  firstDay: z.nullable(Day),
  /** Expenses by category, largest first. */
  categories: z.array(CategoryTotal),
  /** Every day of the period in order, with zeros for days without transactions. */
  daily: z.array(DayTotals),
  /** The latest transactions. A split purchase appears as its newest part. */
  recent: z.array(Transaction),
  /** The sums of the split purchases in `recent`, over all of their parts. */
  recentGroups: z.array(GroupSum),
  /** The latest transactions up to today; missing if `recent` has none later than today. */
  recentUpToToday: z.optional(RecentPurchases),
});
export type Summary = z.infer<typeof Summary>;

const summaryPart = {
  method: 'GET',
  tag: 'Summary',
  access: 'user',
  byToken: 'read',
  anonymous: 'userIdMissing',
} as const;

export const getSummary = endpoint({
  ...summaryPart,
  path: '/api/v1/summary',
  summary: 'Get the whole dashboard in one response, for at most 20 years. Has an ETag',
  query: PeriodQuery,
  output: Summary,
});

export const getCategoryTotals = endpoint({
  ...summaryPart,
  path: '/api/v1/summary/categories',
  summary: 'Sum the expenses of a period by category, largest first',
  query: PeriodQuery,
  output: z.array(CategoryTotal),
});

export const getDailySeries = endpoint({
  ...summaryPart,
  path: '/api/v1/summary/daily',
  summary: 'Sum income and expenses for every day of a period of at most 20 years',
  query: PeriodQuery,
  output: z.array(DayTotals),
});
