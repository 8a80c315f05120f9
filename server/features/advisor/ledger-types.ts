import type { CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { HistoryQuery, HistorySort } from '#shared/contract/transaction-history.ts';

/** A search of the history. */
export type Search = Omit<HistoryQuery, 'sort'>;
/** A search in an order. */
export type Ordered = { search: Search; sort: HistorySort };
export type Side = 'income' | 'expenses' | 'balance';

/** What was recorded on a day in a category, in minor units. */
export type DaySum = {
  date: CalendarDay;
  type: TransactionType;
  category: string;
  amountMinor: number;
  count: number;
};

/** Transactions with the same text, which is folded by `toSearchText`. */
export type TextSum = {
  text: string;
  description: string;
  type: TransactionType;
  amountMinor: number;
  count: number;
  first: CalendarDay;
  last: CalendarDay;
};

/** A period, open where it has no end. */
export type Span = { from?: CalendarDay; to?: CalendarDay };

/** The days of a search, and the side that is summed. */
export type Source = { search: Search; rows: readonly DaySum[]; side: Side };
