import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day, Instant } from './fields.ts';

/** What stands for a figure that cannot be known. */
export const NOT_AVAILABLE = 'N/A';
const NotAvailable = z.literal(NOT_AVAILABLE);

/** Why a figure is 'N/A': it could not be read, or nobody is old enough to be counted. */
const Missing = z.strictObject({
  reason: z.enum(['failed', 'databaseUnavailable', 'nobodyEligible']),
  /** The English sentence of the specification for a failure. */
  error: z.optional(z.string()),
});

/** What every figure has beside its value; `change` is null where the one before is not known. */
const about = { asOf: z.nullable(Instant), missing: z.nullable(Missing) };

/** A count or an average. `change` is against the same figure a period before. */
const Figure = z.strictObject({
  ...about,
  value: z.union([z.number(), NotAvailable]),
  change: z.nullable(z.number()),
});
export type Figure = z.infer<typeof Figure>;

/** Everything all users have recorded, a line for each currency; amounts are decimal text in major units. */
const MoneyFigure = z.strictObject({
  ...about,
  value: z.union([
    z.array(z.strictObject({ currency: z.string(), amount: z.string(), change: z.nullable(z.string()) })),
    NotAvailable,
  ]),
});
export type MoneyFigure = z.infer<typeof MoneyFigure>;

/** `returned` of `eligible` came back on the day; `value` is their ratio, 0 to 1. `change` is in the same unit. */
const RetentionFigure = z.strictObject({
  ...about,
  value: z.union([z.number(), NotAvailable]),
  change: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  eligible: z.nullable(z.number()),
});
export type RetentionFigure = z.infer<typeof RetentionFigure>;

const DayCount = z.strictObject({ date: Day, count: z.number() });

/** Users who signed up in one week, by its Monday, and the share of them seen n weeks later. */
const Cohort = z.strictObject({
  week: Day,
  users: z.number(),
  /** From week 0 on, the seven days that begin with the sign-up; null where it has not passed for all of them. */
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
  /** Day by day, the last 30, each null where it could not be read. */
  activity: z.strictObject({
    activeUsers: z.nullable(z.array(DayCount)),
    signUps: z.nullable(z.array(DayCount)),
    pageViews: z.nullable(z.array(DayCount)),
  }),
  /** The most viewed screens of the last 30 days. */
  topPages: z.nullable(z.array(z.strictObject({ path: z.string(), count: z.number() }))),
  cohorts: z.nullable(z.array(Cohort)),
  /** When the figures were counted that are not counted at each request. */
  asOf: Instant,
  /** The time zone by which days are counted. */
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
  summary: 'The figures of the installation, each with the time it is from',
});

export const refreshMetrics = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/metrics/refresh',
  summary: 'Count again what is counted now and then, and answer the figures',
});
