import type { CalendarDay } from '../calendar.ts';
import type { ForecastInput } from '../forecast/types.ts';
import type { PastTransaction } from '../recognition/types.ts';

/** What a notice is about. */
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

/** What a large transaction is compared with: those before of its payee, or of its category. */
export const COMPARED_WITH = ['payee', 'category'] as const;

/** Something that is out of the ordinary, with the numbers that say why. Amounts are in minor units. */
export type MinorNotice = {
  kind: NoticeKind;
  /** The same each time that this one is found, and of no other. It has words of the user. */
  key: string;
  /** What 'this merchant' means: the same for all of one payee, series or category. */
  subject: string;
  day: CalendarDay;
  /** The description of the transaction, or the name of what repeats; empty for a category and a month. */
  name: string;
  /** Empty for a month. */
  category: string;
  amountMinor: number;
  /** Null for a month. */
  type: 'income' | 'expense' | null;
  /** Null for all but `large`. */
  comparedWith: (typeof COMPARED_WITH)[number] | null;
  /** What it is compared with; null where nothing is. */
  usualMinor: number | null;
  /** How many transactions or months it is compared with, were charged, or came of the series. */
  count: number;
  /** The transactions that it is about, oldest first. */
  transactionIds: string[];
  /** The transactions of which it says what is new, if others: of `priceRise` all payments at the new price. */
  coveredIds?: readonly string[];
  /** Keys of older notices of the same; one that was called usual stays so. */
  otherKeys?: readonly string[];
};

export type NoticedTransaction = PastTransaction & { groupId: string | null };
export type NoticeInput = Omit<ForecastInput, 'transactions' | 'months'> & {
  transactions: readonly NoticedTransaction[];
  /** The month of today is over, so nothing is expected of it any more. */
  isOver?: boolean;
};
