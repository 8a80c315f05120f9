import type { Cadence } from '../cadences.ts';
import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';

/** A transaction of the history. The amount is an integer in minor units of any currency. */
export type PastTransaction = {
  id: string;
  date: CalendarDay;
  type: TransactionType;
  amountMinor: number;
  category: string;
  description: string;
  /** The parts of a split purchase share one. */
  groupId?: string | null;
};

export type SeriesStatus = 'active' | 'late' | 'ended';

/** The numbers behind the confidence of a series. */
export type SeriesReason = {
  medianGapDays: number;
  /** The number of payments within a day of the expected one. */
  onTime: number;
  /** The number of payments that were expected from the first to the last. */
  expected: number;
  /** The number of payments with the same amount as the one before. */
  sameAmount: number;
  /** The number of other transactions with the same description. */
  others: number;
};

/** A series of repeating payments in a user's history. */
export type Series = {
  /** Type and folded description, with the first amount if a payee has several series. It is the same in each run. */
  key: string;
  /** Keys that it had before, or will get when its oldest price or text leaves the history. */
  otherKeys: string[];
  type: TransactionType;
  name: string;
  category: string;
  cadence: Cadence;
  /** The expected amount of the next payment. */
  amountMinor: number;
  /** Whether the amount varies, so that `amountMinor` is a guess. */
  isEstimate: boolean;
  /** The next expected day from today on; null once the series has ended. */
  nextDay: CalendarDay | null;
  /** The day on which a late payment was due; null if none is late. */
  overdueDay: CalendarDay | null;
  status: SeriesStatus;
  /**
   * From 0.5 to 1; a confirmed series may have less. From 0.8 on it is shown as found, below that as a question.
   */
  confidence: number;
  count: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The last change of a fixed price; null if there is none. */
  change: { fromMinor: number; toMinor: number; day: CalendarDay } | null;
  /** The expected days before the last payment on which none came. */
  missed: CalendarDay[];
  /** Whether it is frequent spending of varying amounts, such as shopping on Saturdays, and not a bill. */
  isHabit: boolean;
  /** Oldest first. */
  transactionIds: string[];
  reason: SeriesReason;
};
