import type { CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { HistoryQuery, HistorySort } from '#shared/contract/transaction-history.ts';

export type Search = Omit<HistoryQuery, 'sort'>;
export type SortedSearch = { search: Search; sort: HistorySort };
export type Side = 'income' | 'expenses' | 'balance';

/** The sum of one day, type and category, in minor units. */
export type DaySum = {
  date: CalendarDay;
  type: TransactionType;
  category: string;
  amountMinor: number;
  count: number;
};

/** The sum of the transactions with the same `text`, which is folded by `toSearchText`. */
export type TextSum = {
  text: string;
  description: string;
  type: TransactionType;
  amountMinor: number;
  count: number;
  first: CalendarDay;
  last: CalendarDay;
};

/** A period; a missing end leaves it open. */
export type Span = { from?: CalendarDay; to?: CalendarDay };

/** A search with the sums of its days, and the side that is summed. */
export type Source = { search: Search; rows: readonly DaySum[]; side: Side };
