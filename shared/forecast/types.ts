import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import type { PastTransaction } from '../recognition/types.ts';

/** An expected amount, in minor units; the ends of the band are null while the history is too short. */
export type MinorFigure = { p10: number | null; p50: number; p90: number | null };
export const SIDES = ['income', 'expense', 'balance'] as const;
export type ForecastSide = (typeof SIDES)[number];
export type Sides<Each> = { income: Each; expenses: Each; balance: Each };

/** Occurrences of a recurring transaction that the user has added, in the month of a coming day. */
export type PlannedOccurrence = {
  recurringId: string;
  type: TransactionType;
  category: string;
  description: string;
  day: CalendarDay;
  /** The amount of each, in minor units. */
  amountMinor: number;
  count: number;
};

export type ForecastInput = {
  /** Of the last 37 months, with those that are entered for coming days; in any order. Amounts are in minor units. */
  transactions: readonly PastTransaction[];
  planned: readonly PlannedOccurrence[];
  today: CalendarDay;
  /** How many months after the running one, 1 to 12. */
  months: number;
  /** Whether the user has confirmed or dismissed a series, by any of its keys; see `Series.key`. */
  isConfirmed?: (key: string) => boolean;
  isDismissed?: (key: string) => boolean;
};

/** How far the same arithmetic was off in the closed months; see `SideError` of the contract. In minor units. */
export type MeasuredError = {
  off: number | null;
  relative: number | null;
  naiveOff: number | null;
  naive: number | null;
  covered: number;
};
/** The same of the ends of months; see `EndError` of the contract. */
export type MeasuredEndError = Pick<MeasuredError, 'off' | 'covered'>;

export type MinorForecast = {
  endOfMonth: Sides<MinorFigure>;
  /** `month` is `yyyy-MM`. */
  months: (Sides<MinorFigure> & { month: string })[];
  categories: { category: string; next: MinorFigure }[];
  error: Sides<MeasuredError> & { months: number };
  endError: Sides<MeasuredEndError> & { months: number };
  reason: 'tooFewMonths' | null;
};
