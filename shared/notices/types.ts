import type { CalendarDay } from '../calendar.ts';
import type { ForecastInput } from '../forecast/types.ts';
import type { PastTransaction } from '../recognition/types.ts';

export const NOTICE_KINDS = [
  'large',
  'twice',
  'categoryHigh',
  'priceRise',
  'missed',
  'newSeries',
  'ended',
  'lowPoint',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A large transaction is compared with earlier ones of its payee, or of its category. */
export const COMPARED_WITH = ['payee', 'category'] as const;

/** An unusual event, with the numbers that explain it. Amounts are in minor units. */
export type MinorNotice = {
  kind: NoticeKind;
  /** Unique, and the same each time that the notice is found. It may contain words of the user. */
  key: string;
  /** A payee, a series key, a category or `balance`. */
  subject: string;
  day: CalendarDay;
  /** The description of the transaction, or the name of the series; empty for a category and a month. */
  name: string;
  /** Empty for a month. */
  category: string;
  amountMinor: number;
  /** Null for a month. */
  type: 'income' | 'expense' | null;
  /** Null for kinds other than `large`. */
  comparedWith: (typeof COMPARED_WITH)[number] | null;
  /** The amount with which `amountMinor` is compared; null if there is none. */
  usualMinor: number | null;
  /** The number of transactions or months in the comparison, or the number of charges or payments of the event. */
  count: number;
  /** The transactions that the notice is about, oldest first. */
  transactionIds: string[];
  /** The transactions that need no notice of their own; for `priceRise` all payments at the new price. */
  coveredIds?: readonly string[];
  /** Other keys of the same event. If a notice with one of them was called usual, this one is usual too. */
  otherKeys?: readonly string[];
};

export type NoticedTransaction = PastTransaction & { groupId: string | null };
export type NoticeInput = Omit<ForecastInput, 'transactions' | 'months'> & {
  transactions: readonly NoticedTransaction[];
  /** Whether the month of `today` is over, so that nothing more is expected in it. */
  isOver?: boolean;
};
