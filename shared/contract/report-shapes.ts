import * as z from 'zod/mini';
import { Figure, Forecast } from './forecast.ts';
import { Later, Sums } from './later.ts';
import { Notice } from './notices.ts';
import { Day, Id, Month, Period } from './record-fields.ts';
import { Occurrence } from './recurring.ts';
import {
  Type,
  PeriodTotals,
  Change,
  FirstDay,
  Merchant,
  LargeTransaction,
  RecurringChange,
  Recognised,
  RecognisedSum,
} from './report-parts.ts';

export const MonthReport = z.strictObject({
  month: Month,
  period: Period,
  /** Whether the month has begun and is not over. */
  isRunning: z.boolean(),
  firstDay: FirstDay,
  count: z.int(),
  ...Sums,
  /** The days that are compared with other months: all days, or in a running month the days up to today. */
  compared: PeriodTotals,
  /** The month before and the same month of the year before; for a running month up to the same day. */
  previous: PeriodTotals,
  yearBefore: PeriodTotals,
  /** The largest first, including categories that only one of the compared months has. */
  categories: z.array(
    z.strictObject({
      type: Type,
      category: z.string(),
      amount: z.number(),
      /** The sum over the days of the report's `compared`. */
      compared: z.number(),
      previous: z.number(),
      yearBefore: z.number(),
    }),
  ),
  later: Later,
  /** The largest expenses. */
  largest: z.array(LargeTransaction),
  recurring: z.strictObject({
    paid: z.array(Occurrence),
    /** Due up to today, without a transaction. */
    missed: z.array(Occurrence),
    /** Due from today on, recorded already or not. */
    due: z.array(Occurrence),
    /** Paid with an amount that differs from the previous one. */
    changed: z.array(RecurringChange),
    /** The same lists for recognised series. */
    recognised: z.strictObject({
      paid: z.array(Recognised),
      missed: z.array(Recognised),
      /** Likely to come, from today on. */
      coming: z.array(Recognised),
      changed: z.array(Recognised),
    }),
    /** True if `paid`, `missed` or `due` does not list all; missing otherwise. */
    isCut: z.optional(z.literal(true)),
  }),
  /** The notices of the month, the newest first, at most three of a kind a week. */
  notices: z.array(Notice),
  /** The forecast of the month after the running one; null if there is none. */
  forecast: z.nullable(
    z.strictObject({
      month: Month,
      income: Figure,
      expenses: Figure,
      balance: Figure,
      error: Forecast.shape.error,
    }),
  ),
});
export type MonthReport = z.infer<typeof MonthReport>;

const TableRow = z.strictObject({
  category: z.string(),
  /** One amount for each month. */
  values: z.array(z.number()),
  total: z.number(),
  mean: z.nullable(z.number()),
});
export type TableRow = z.infer<typeof TableRow>;
const TotalsRow = z.omit(TableRow, { category: true });

export const MonthTable = z.strictObject({
  period: Period,
  later: Later,
  months: z.array(Month),
  /**
   * The months over which `mean` is taken: all that are over, from the first one with a transaction. If there is none,
   * each `mean` is null.
   */
  meanMonths: z.array(Month),
  income: z.array(TableRow),
  expenses: z.array(TableRow),
  totals: z.strictObject({ income: TotalsRow, expenses: TotalsRow, balance: TotalsRow }),
});
export type MonthTable = z.infer<typeof MonthTable>;

/** The balance as a fraction of the income; null without income. */
const Rate = z.nullable(z.number());
const RatedSums = { ...Sums, rate: Rate };

export const Savings = z.strictObject({
  period: Period,
  firstDay: FirstDay,
  later: Later,
  months: z.array(
    z.strictObject({
      month: Month,
      ...RatedSums,
      /** The mean of the twelve months up to this month; null before there are twelve, and until the month is over. */
      mean: z.nullable(z.strictObject(RatedSums)),
    }),
  ),
  /** The month of the range that is running. */
  running: z.nullable(Month),
  totals: z.strictObject(RatedSums),
});
export type Savings = z.infer<typeof Savings>;

export const Comparison = z.strictObject({
  period: Period,
  other: Period,
  later: Later,
  /** The part of the other period that is later than today. */
  otherLater: Later,
  income: z.strictObject(Change),
  expenses: z.strictObject(Change),
  balance: z.strictObject(Change),
  /** The largest difference first. */
  categories: z.array(z.strictObject({ type: Type, category: z.string(), ...Change })),
  /** The largest difference first. */
  merchants: z.array(z.strictObject({ ...Merchant, ...Change })),
});
export type Comparison = z.infer<typeof Comparison>;

const MerchantSums = z.strictObject({
  ...Merchant,
  amount: z.number(),
  count: z.int(),
  /** The first and the last day in the period. */
  first: Day,
  last: Day,
});
export type MerchantSums = z.infer<typeof MerchantSums>;

export const YearReview = z.strictObject({
  year: z.int(),
  period: Period,
  firstDay: FirstDay,
  count: z.int(),
  ...RatedSums,
  /** The days that are compared with the year before: all days, or in a running year the days up to today. */
  compared: PeriodTotals,
  /** The year before; for a running year up to the same day. */
  previous: PeriodTotals,
  later: Later,
  months: z.array(z.strictObject({ month: Month, ...Sums })),
  /** The month with the highest balance and the month with the most expenses, among the months that are over. */
  bestMonth: z.nullable(Month),
  dearestMonth: z.nullable(Month),
  categories: z.array(z.strictObject({ category: z.string(), amount: z.number() })),
  merchants: z.array(MerchantSums),
  /** The sum of all merchants with more than 0, from which their shares are calculated. */
  merchantsShareBase: z.number(),
  /** For Sunday (0) to Saturday: the expenses up to today, and the number of such days from `firstDay` on. */
  weekdays: z.array(z.strictObject({ weekday: z.int(), expenses: z.number(), days: z.int() })),
  /** The days from `firstDay` up to today, and the number of them without expenses. */
  days: z.int(),
  daysWithoutExpenses: z.int(),
  /** The largest expense of each merchant. */
  largest: z.array(LargeTransaction),
  /** The cost of each recurring expense, summed from its transactions. */
  recurring: z.array(
    z.strictObject({ recurringId: Id, description: z.string(), amount: z.number(), count: z.int() }),
  ),
  /** The cost of each recognised series of expenses. */
  recognised: z.array(RecognisedSum),
});
export type YearReview = z.infer<typeof YearReview>;

const DaySums = z.strictObject({ date: Day, income: z.number(), expenses: z.number(), count: z.int() });

export const CalendarReport = z.strictObject({
  month: Month,
  period: Period,
  ...Sums,
  later: Later,
  /** Every day of the month. */
  days: z.array(DaySums),
  /** Recurring transactions that are due in the month, from today on. */
  upcoming: z.array(Occurrence),
  /** The sums of each day from today on, if more is due than `upcoming` lists; missing otherwise. */
  upcomingDays: z.optional(z.array(DaySums)),
  /** Payments of recognised series that are likely to come from today on. */
  recognised: z.array(Recognised),
  /** Transactions that are recorded for days after today. */
  recorded: z.array(LargeTransaction),
});
export type CalendarReport = z.infer<typeof CalendarReport>;

export const Merchants = z.strictObject({
  period: Period,
  /** The transactions of this type that are later than today. */
  later: Later,
  type: Type,
  total: z.number(),
  /** The sum of all merchants with more than 0, listed or not, from which their shares are calculated. */
  shareBase: z.number(),
  count: z.int(),
  /** The number of all merchants; `items` has the largest, the CSV all. */
  merchants: z.int(),
  items: z.array(MerchantSums),
});
export type Merchants = z.infer<typeof Merchants>;
