import type { Cadence } from '../cadences.ts';
import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';

/** A transaction of the history. Amounts are integers in minor units; they may be of any currency. */
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

/** Why a series is believed, in numbers that a sentence can show. */
export type SeriesReason = {
  /** How many days lie between two of them, in the middle. */
  medianGapDays: number;
  /** How many came within a day of the expected one. */
  onTime: number;
  /** How many were expected from the first to the last. */
  expected: number;
  /** How many had the same amount as the one before. */
  sameAmount: number;
  /** Others of the same description that do not belong to it. */
  others: number;
};

/** Something that repeats in a user's history. */
export type Series = {
  /** The same in each run: type and folded description, and the first amount if one payee has several series. */
  key: string;
  /** Other keys that it has had or may get, once an older price or text is out of sight. */
  otherKeys: string[];
  type: TransactionType;
  name: string;
  category: string;
  cadence: Cadence;
  /** Expected next, in minor units. */
  amountMinor: number;
  /** Whether the amount varies, so that `amountMinor` is a guess. */
  isEstimate: boolean;
  /** The next one from today on; null once the series has ended. */
  nextDay: CalendarDay | null;
  /** The day on which it was due, if it is late. */
  overdueDay: CalendarDay | null;
  status: SeriesStatus;
  /**
   * From 0.5 to 1, or less if the user has confirmed it; from 0.8 on it may be shown as found, below it is a question.
   */
  confidence: number;
  count: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The last step of a price that holds still otherwise. */
  change: { fromMinor: number; toMinor: number; day: CalendarDay } | null;
  /** The days before the last one on which it was due and did not come. */
  missed: CalendarDay[];
  /** Frequent spending of varying amounts, such as the shop of every Saturday: not a bill. */
  isHabit: boolean;
  /** Oldest first. */
  transactionIds: string[];
  reason: SeriesReason;
};
