import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { Day } from './record-fields.ts';

/** The value of a figure that is unknown. */
export const NOT_AVAILABLE = 'N/A';
const NotAvailable = z.literal(NOT_AVAILABLE);

/** The reason for 'N/A': reading the figure failed, or no account is old enough to count. */
const Missing = z.strictObject({
  reason: z.enum(['failed', 'databaseUnavailable', 'nobodyEligible']),
  /** The specification's English sentence for the failure. */
  error: z.optional(z.string()),
});

const figureFields = { asOf: z.nullable(Instant), missing: z.nullable(Missing) };

/** A count or an average. `change` compares it with the previous period, and is null if that one is unknown. */
const Figure = z.strictObject({
  ...figureFields,
  value: z.union([z.number(), NotAvailable]),
  change: z.nullable(z.number()),
});
export type Figure = z.infer<typeof Figure>;

/**
 * The total of all users, one item for each currency. Amounts are decimal text in major units. They are null if there
 * are several currencies and fewer than three people use this currency.
 */
const MoneyFigure = z.strictObject({
  ...figureFields,
  value: z.union([
    z.array(
      z.strictObject({
        currency: z.string(),
        amount: z.nullable(z.string()),
        change: z.nullable(z.string()),
      }),
    ),
    NotAvailable,
  ]),
});
export type MoneyFigure = z.infer<typeof MoneyFigure>;

/** `value` is the share of the `eligible` users who `returned` on that day, 0 to 1; `change` has the same unit. */
const RetentionFigure = z.strictObject({
  ...figureFields,
  value: z.union([z.number(), NotAvailable]),
  change: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  eligible: z.nullable(z.number()),
});
export type RetentionFigure = z.infer<typeof RetentionFigure>;

const DayCount = z.strictObject({ date: Day, count: z.number() });

/** The users who signed up in the week of a Monday, and the share of them who were active in each week after that. */
const Cohort = z.strictObject({
  week: Day,
  users: z.number(),
  /** Week 0 is the seven days from the sign-up on. A week is null until it has passed for all users of the cohort. */
  active: z.array(z.nullable(z.number())),
});
export type Cohort = z.infer<typeof Cohort>;

export const AdminMetrics = z.strictObject({
  totalUsers: Figure,
  onlineUsers: Figure,
  newUsers: Figure,
  totalSystemExpenses: MoneyFigure,
  totalSystemIncome: MoneyFigure,
  averageTransactionsPerUser: Figure,
  retention: z.strictObject({ day1: RetentionFigure, day7: RetentionFigure, day30: RetentionFigure }),
  activeUsers: z.strictObject({ daily: Figure, weekly: Figure, monthly: Figure }),
  /** A count for each of the last 30 days. Null if reading them failed. */
  activity: z.strictObject({
    activeUsers: z.nullable(z.array(DayCount)),
    signUps: z.nullable(z.array(DayCount)),
    pageViews: z.nullable(z.array(DayCount)),
  }),
  /** The most viewed screens of the last 30 days. */
  topPages: z.nullable(z.array(z.strictObject({ path: z.string(), count: z.number() }))),
  cohorts: z.nullable(z.array(Cohort)),
  /** The instant at which the cached figures were counted. */
  asOf: Instant,
  /** The time zone that days follow. */
  timeZone: z.string(),
});
export type AdminMetrics = z.infer<typeof AdminMetrics>;

const common = {
  tag: 'Administration',
  access: 'admin',
  failure: 'metricFailed',
  output: AdminMetrics,
} as const;

export const getMetrics = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/metrics',
  summary: 'Get the figures of the installation, each with the time of its count',
});

export const refreshMetrics = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/metrics/refresh',
  summary: 'Count the cached figures again, and get all figures',
});
