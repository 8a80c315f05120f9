import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Comparison, Merchants, MonthTable } from '#shared/contract/reports.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { Reader } from '#server/database/schema.ts';
import type { Repeating } from './list-repeating.ts';

/** For whom a report is made, on which day of theirs. */
export type ReportUser = { userId: string; currency: string; today: CalendarDay };

export type ComparedPeriods = { period: CalendarRange; other: CalendarRange };

/** Reports that read very many rows. Those of merchants show a hundred merchants, or as many as `limit` says. */
export type MerchantReports = {
  merchants: (
    user: ReportUser,
    asked: CalendarRange & { type?: TransactionType | undefined },
    limit?: number,
  ) => Promise<Merchants>;
  comparison: (user: ReportUser, periods: ComparedPeriods, limit?: number) => Promise<Comparison>;
  /** Each category in each month of a range of whole months. */
  months: (user: ReportUser, whole: CalendarRange) => Promise<MonthTable>;
};

type OccurrenceUser = Pick<ReportUser, 'userId' | 'currency'>;
type Dated = CalendarRange & { today: CalendarDay };
/** As many as a report shows, and whether there are more. */
type Listed = Promise<{ items: Occurrence[]; isCut: boolean }>;

/** The part of reports that recurring transactions give; amounts are in minor units. */
type OccurrenceSource = {
  /** Posted occurrences whose transactions are dated in the range, with the days and amounts of these. */
  posted: (db: Reader, user: OccurrenceUser, range: CalendarRange) => Listed;
  /** Occurrences that were due up to today and have no transaction. */
  missed: (db: Reader, user: OccurrenceUser, range: Dated) => Listed;
  /**
   * Occurrences that are due from today on. For a list that has what is recorded beside them, they are without what is
   * recorded already, and with those that wait since today.
   */
  ahead: (db: Reader, user: OccurrenceUser, range: Dated & { listsRecordedToo: boolean }) => Listed;
  /** The number and sums of the occurrences that are due on each of some days. */
  onDays: (
    db: Reader,
    user: OccurrenceUser,
    days: readonly CalendarDay[],
  ) => Promise<{ type: TransactionType; amountMinor: number; count: number }[][]>;
  /** The sums of the expenses of each recurring transaction in a range. */
  sums: (
    db: Reader,
    userId: string,
    range: CalendarRange,
  ) => Promise<{ recurringId: string; description: string; amountMinor: number; count: number }[]>;
  /** The last amount of each recurring transaction in a range. */
  readLastPaid: (
    db: Reader,
    userId: string,
    range: CalendarRange & { ids: readonly string[] },
  ) => Promise<Map<string, number>>;
};

/** What reports are made of; other features give all but the database. */
export type ReportSource = {
  db: Reader;
  occurrences: OccurrenceSource;
  /** What was recognised as repeating, with its days up to `to`. */
  listRepeating: (user: Pick<ReportUser, 'userId' | 'today'>, to: CalendarDay) => Promise<Repeating[]>;
  /** What is expected of the running month and of the one after it. */
  forecastOf: (user: ReportUser) => Promise<Pick<Forecast, 'endOfMonth' | 'months' | 'error'>>;
  /** What was out of the ordinary in a month. */
  noticesOf: (user: ReportUser, month: CalendarRange) => Promise<Notice[]>;
};
