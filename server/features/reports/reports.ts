import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Comparison, Merchants, MonthTable } from '#shared/contract/reports.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { Reader } from '#server/database/schema.ts';
import type { Repeating } from './list-repeating.ts';

export type ReportUser = { userId: string; currency: string; today: CalendarDay };

export type ComparedPeriods = { period: CalendarRange; other: CalendarRange };

/** The reports that read very many rows, in threads. `limit` is the number of merchants, by default a hundred. */
export type MerchantReports = {
  merchants: (
    user: ReportUser,
    query: CalendarRange & { type?: TransactionType | undefined },
    limit?: number,
  ) => Promise<Merchants>;
  comparison: (user: ReportUser, periods: ComparedPeriods, limit?: number) => Promise<Comparison>;
  /** Returns the sums of each category in each month. */
  months: (user: ReportUser, wholeMonths: CalendarRange) => Promise<MonthTable>;
};

type OccurrenceUser = Pick<ReportUser, 'userId' | 'currency'>;
type RangeWithToday = CalendarRange & { today: CalendarDay };
/** `isCut` says that there are more occurrences than those listed. */
type Listed = Promise<{ items: Occurrence[]; isCut: boolean }>;

/** The functions of recurring transactions that reports call. Amounts are in minor units. */
type OccurrenceSource = {
  /** Lists posted occurrences whose transactions are dated in the range, with the transactions' dates and amounts. */
  listPosted: (db: Reader, user: OccurrenceUser, range: CalendarRange) => Listed;
  /** Lists occurrences that were due up to today and have no transaction. */
  listMissed: (db: Reader, user: OccurrenceUser, range: RangeWithToday) => Listed;
  /** Lists occurrences that are due from today on, for the calendar or for the report of a month. */
  listAhead: (db: Reader, user: OccurrenceUser, range: RangeWithToday & { isForCalendar: boolean }) => Listed;
  /** Counts and sums the occurrences that are due on each of the days. */
  countOnDays: (
    db: Reader,
    user: OccurrenceUser,
    days: readonly CalendarDay[],
  ) => Promise<{ type: TransactionType; amountMinor: number; count: number }[][]>;
  /** Sums the expenses of each recurring transaction in a range. */
  sumPosted: (
    db: Reader,
    userId: string,
    range: CalendarRange,
  ) => Promise<{ recurringId: string; description: string; amountMinor: number; count: number }[]>;
  /** Returns the last amount of each recurring transaction in a range. */
  readLastPaid: (
    db: Reader,
    userId: string,
    range: CalendarRange & { ids: readonly string[] },
  ) => Promise<Map<string, number>>;
};

/** The sources of reports: the database, and functions of other features. */
export type ReportSource = {
  db: Reader;
  occurrences: OccurrenceSource;
  /** Lists the recognised series with their days up to `to`. */
  listRepeating: (user: Pick<ReportUser, 'userId' | 'today'>, to: CalendarDay) => Promise<Repeating[]>;
  readForecast: (user: ReportUser) => Promise<Pick<Forecast, 'endOfMonth' | 'months' | 'error'>>;
  listNotices: (user: ReportUser, month: CalendarRange) => Promise<Notice[]>;
};
