import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day } from './fields.ts';
import { Transaction } from './transactions.ts';

const Period = z.strictObject({ from: Day, to: Day });
/** Both ends, or neither for the current calendar month of the user's time zone. */
const PeriodQuery = z.strictObject({ from: z.optional(Day), to: z.optional(Day) });

const CategoryTotal = z.strictObject({ name: z.string(), value: z.number() });
export type CategoryTotal = z.infer<typeof CategoryTotal>;

const DayTotals = z.strictObject({ date: Day, income: z.number(), expenses: z.number() });
export type DayTotals = z.infer<typeof DayTotals>;

const Totals = { income: z.number(), expenses: z.number(), balance: z.number() };

export const Summary = z.strictObject({
  period: Period,
  ...Totals,
  /** The period before, up to the same day of it while this one still runs. */
  previous: z.strictObject({ period: Period, ...Totals }),
  /** Expenses by category, largest first. */
  categories: z.array(CategoryTotal),
  /** Every day of the period in order, days without transactions as zeros. */
  daily: z.array(DayTotals),
  recent: z.array(Transaction),
});
export type Summary = z.infer<typeof Summary>;

const summaryPart = { method: 'GET', tag: 'Summary', access: 'user', anonymous: 'userIdMissing' } as const;

export const getSummary = endpoint({
  ...summaryPart,
  path: '/api/v1/summary',
  summary: 'The whole dashboard in one answer, at most 20 years; carries an ETag',
  query: PeriodQuery,
  output: Summary,
});

export const getCategoryTotals = endpoint({
  ...summaryPart,
  path: '/api/v1/summary/categories',
  summary: 'Expenses of a period by category, largest first',
  query: PeriodQuery,
  output: z.array(CategoryTotal),
});

export const getDailySeries = endpoint({
  ...summaryPart,
  path: '/api/v1/summary/daily',
  summary: 'Income and expenses day by day, every day filled, at most 20 years',
  query: PeriodQuery,
  output: z.array(DayTotals),
});
