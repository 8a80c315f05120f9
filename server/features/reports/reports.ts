import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Comparison, Merchants } from '#shared/contract/reports.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { Reader } from '#server/database/schema.ts';
import type { Repeating } from './list-repeating.ts';

/** For whom a report is made, on which day of theirs. */
export type ReportUser = { userId: string; currency: string; today: CalendarDay };

export type ComparedPeriods = { period: CalendarRange; other: CalendarRange };

/** Reports of all descriptions of a range. They show a hundred merchants, or as many as `limit` says. */
export type MerchantReports = {
  merchants: (
    user: ReportUser,
    asked: CalendarRange & { type?: TransactionType | undefined },
    limit?: number,
  ) => Promise<Merchants>;
  comparison: (user: ReportUser, periods: ComparedPeriods, limit?: number) => Promise<Comparison>;
};

/** What reports are made of; other features give all but the database. */
export type ReportSource = {
  db: Reader;
  /** The recurring transactions that are due in a range: what happened, and what is to come. */
  listOccurrences: (
    db: Reader,
    user: Pick<ReportUser, 'userId' | 'currency'>,
    range: CalendarRange,
  ) => Promise<Occurrence[]>;
  /** What was recognised as repeating, with its days up to `to`. */
  listRepeating: (user: Pick<ReportUser, 'userId' | 'today'>, to: CalendarDay) => Promise<Repeating[]>;
  /** What is expected of the running month and of the one after it. */
  forecastOf: (user: ReportUser) => Promise<Pick<Forecast, 'endOfMonth' | 'months' | 'error'>>;
  /** What was out of the ordinary in a month. */
  noticesOf: (user: ReportUser, month: CalendarRange) => Promise<Notice[]>;
};
