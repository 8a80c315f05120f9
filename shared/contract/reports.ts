import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day, Month } from './record-fields.ts';
import { Type } from './report-parts.ts';
import {
  CalendarReport,
  Comparison,
  Merchants,
  MonthReport,
  MonthTable,
  Savings,
  YearReview,
} from './report-shapes.ts';

export type {
  LargeTransaction,
  PeriodTotals,
  Recognised,
  RecognisedSum,
  RecurringChange,
} from './report-parts.ts';

export type {
  CalendarReport,
  Comparison,
  Merchants,
  MerchantSums,
  MonthReport,
  MonthTable,
  Savings,
  TableRow,
  YearReview,
} from './report-shapes.ts';

const common = {
  method: 'GET',
  tag: 'Reports',
  access: 'user',
  needsPremium: true,
  byToken: 'read',
  anonymous: 'userIdMissing',
} as const;
const path = '/api/v1/reports';
const file = { ...common, output: z.never(), responseTypes: ['text/csv'] } as const;

const MonthQuery = z.strictObject({ month: z.optional(Month) });
const MonthRangeQuery = z.strictObject({ from: Month, to: Month });
const PeriodsQuery = z.strictObject({
  from: Day,
  to: Day,
  otherFrom: Day,
  otherTo: Day,
});
const Year = z.string().check(z.regex(/^(?:19|2\d)\d\d$/, { error: 'invalidDate' }));
const YearQuery = z.strictObject({ year: z.optional(Year) });
const MerchantsQuery = z.strictObject({ from: Day, to: Day, type: z.optional(Type) });

export const getMonthReport = endpoint({
  ...common,
  path: `${path}/month`,
  summary: 'Get the report of a month, by default the current one',
  query: MonthQuery,
  output: MonthReport,
});
export const exportMonthReport = endpoint({
  ...file,
  path: `${path}/month.csv`,
  summary: 'Download the categories of a month with the month before and the same month of the year before',
  query: MonthQuery,
});

export const getMonthTable = endpoint({
  ...common,
  path: `${path}/months`,
  summary: 'Get the sum of each category in each month of a range of at most 20 years',
  query: MonthRangeQuery,
  output: MonthTable,
});
export const exportMonthTable = endpoint({
  ...file,
  path: `${path}/months.csv`,
  summary: 'Download the sum of each category as a table, with a column for each month',
  query: MonthRangeQuery,
});

export const getSavings = endpoint({
  ...common,
  path: `${path}/savings`,
  summary: 'Get income, expenses and savings rate of each month of a range of at most 20 years',
  query: MonthRangeQuery,
  output: Savings,
});
export const exportSavings = endpoint({
  ...file,
  path: `${path}/savings.csv`,
  summary: 'Download income, expenses and savings rate as a table, with a row for each month',
  query: MonthRangeQuery,
});

export const comparePeriods = endpoint({
  ...common,
  path: `${path}/compare`,
  summary:
    'Compare two periods of at most 20 years by category and by merchant, the largest difference first',
  query: PeriodsQuery,
  output: Comparison,
});
export const exportComparison = endpoint({
  ...file,
  path: `${path}/compare.csv`,
  summary: 'Download the comparison of two periods as a table, with all merchants',
  query: PeriodsQuery,
});

export const getYearReview = endpoint({
  ...common,
  path: `${path}/year`,
  summary: 'Get a year in review, by default the current one',
  query: YearQuery,
  output: YearReview,
});
export const exportYearReview = endpoint({
  ...file,
  path: `${path}/year.csv`,
  summary: 'Download the parts of a year in review as a table',
  query: YearQuery,
});

export const getCalendarReport = endpoint({
  ...common,
  path: `${path}/calendar`,
  summary: 'Get the sums of each day of a month, by default the current one, and the payments to come in it',
  query: MonthQuery,
  output: CalendarReport,
});
export const exportCalendarReport = endpoint({
  ...file,
  path: `${path}/calendar.csv`,
  summary: 'Download the days of a month as a table',
  query: MonthQuery,
});

export const listMerchants = endpoint({
  ...common,
  path: `${path}/merchants`,
  summary:
    'List the merchants of a period of at most 20 years, by default those of expenses, with sum, count, and first and last day in the period',
  query: MerchantsQuery,
  output: Merchants,
});
export const exportMerchants = endpoint({
  ...file,
  path: `${path}/merchants.csv`,
  summary: 'Download all merchants of a period as a table',
  query: MerchantsQuery,
});
