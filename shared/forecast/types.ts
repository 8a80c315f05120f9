import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import type { PastTransaction } from '../recognition/types.ts';

/** An expected amount in minor units. The ends of its band are null while the history is too short. */
export type MinorFigure = { p10: number | null; p50: number; p90: number | null };
export const SIDES = ['income', 'expense', 'balance'] as const;
export type ForecastSide = (typeof SIDES)[number];
export type Sides<Value> = { income: Value; expenses: Value; balance: Value };

/** Occurrences of a recurring transaction in one month, as if all were on one day after today. */
export type PlannedOccurrence = {
  recurringId: string;
  type: TransactionType;
  category: string;
  description: string;
  day: CalendarDay;
  /** The amount of one occurrence, in minor units. */
  amountMinor: number;
  count: number;
};

export type ForecastInput = {
  /** The transactions of the last 37 months and of later days, in any order. Amounts are in minor units. */
  transactions: readonly PastTransaction[];
  planned: readonly PlannedOccurrence[];
  today: CalendarDay;
  /** The number of months after the running one, 1 to 12. */
  months: number;
  /** Whether the user has confirmed, or dismissed, the series with a key; see `Series.key`. */
  isConfirmed?: (key: string) => boolean;
  isDismissed?: (key: string) => boolean;
};

/** The error of forecasts of closed months, in minor units; see `SideError` of the contract. */
export type MeasuredError = {
  off: number | null;
  relative: number | null;
  naiveOff: number | null;
  naive: number | null;
  covered: number;
};
/** The error of forecasts of the ends of months; see `EndError` of the contract. */
export type MeasuredEndError = Pick<MeasuredError, 'off' | 'covered'>;

/** The amounts that the rest of the running month is expected to add to its balance, in minor units. */
export type RestOfMonth = {
  /** The amount of each day after today, without planned occurrences. */
  days: readonly number[];
  /** The sum of the planned occurrences. */
  plannedMinor: number;
};

export type MinorForecast = {
  endOfMonth: Sides<MinorFigure>;
  rest: RestOfMonth;
  /** `month` is `yyyy-MM`. */
  months: (Sides<MinorFigure> & { month: string })[];
  categories: { category: string; next: MinorFigure }[];
  error: Sides<MeasuredError> & { months: number };
  endError: Sides<MeasuredEndError> & { months: number };
  reason: 'tooFewMonths' | null;
};
