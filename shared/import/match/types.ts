import type { CalendarDay } from '../../calendar.ts';
import type { TransactionType } from '../../categories.ts';
import type { getImportHistory } from '../../contract/import-history.ts';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { Movement } from '../types.ts';
import type { Settlement } from './settlements.ts';

/** The transactions, imported rows and occurrences that the account has already. */
export type ImportHistory = OutputOf<typeof getImportHistory>;

/** The movements of one account of a file, with the source that the person gave it. */
export type SourceMovements = {
  sourceId: string;
  /**
   * The statements of a file share this id, because rows of one file are not duplicates. A statement without one is a
   * file of its own.
   */
  fileId?: string;
  account: string | null;
  /** Whether an application wrote the file, which names the other account of each transfer. */
  isOfApp?: boolean;
  movements: readonly Movement[];
};

/** A category that may be suggested. */
export type MatchCategory = { id: string; type: TransactionType; name: string };

export type MatchOptions = {
  currency: string;
  language: string;
  today: CalendarDay;
  /** The categories that may be suggested, with the names that the person sees. */
  categories: readonly MatchCategory[];
  /** The person's category for each category of another application, by `mappedKey`; a folded name is for both types. */
  mapped: Readonly<Record<string, string>>;
  /** The person's own accounts, as written in files; a movement to one of them is a transfer. */
  ownAccounts: readonly string[];
  /** The description of a row without words, in the person's language. */
  untitled: string;
};

/** Why a category is suggested. The screen shows it in words. */
export type SuggestionReason =
  | { kind: 'file'; name: string }
  | { kind: 'payee'; name: string; count: number }
  | { kind: 'words'; words: string[]; probability: number }
  /** A word that means this category for every user, such as a well-known shop. */
  | { kind: 'seed'; word: string }
  | { kind: 'none' };

export type PreviewGroup =
  | 'new'
  /** A row of an earlier import, of an interrupted one, or of an earlier file of the preview. */
  | 'there'
  /** A row of an earlier import whose transaction the person deleted. */
  | 'deleted'
  /** A row of an earlier import that the person left out. */
  | 'leftOut'
  /** A row that is probably a transaction that was typed by hand or came from another source. */
  | 'perhaps'
  | 'transfer';

/** The match of a row: a transaction, or an occurrence of a recurring one that has no transaction yet. */
export type PreviewMatch = {
  transactionId: string | null;
  description: string;
  category: string;
  date: CalendarDay;
  /** The occurrence that the row pays. */
  occurrence: { recurringId: string; day: CalendarDay } | null;
};

/** One row of the preview. */
export type PreviewRow = {
  /** The index of its `SourceMovements`. */
  file: number;
  /** The line in the file. The parts of a batch share a line, so it does not identify a row. */
  line: number;
  date: CalendarDay;
  /** In minor units; negative for money that left the account. */
  amountMinor: number;
  type: TransactionType;
  /** The bank's own words on one line, at most `MAX_BANK_TEXT_LENGTH`. It may be empty. */
  text: string;
  /** The folded name that the rows of one payee share. Empty without words. */
  payee: string;
  /** The text that the transaction would get: the payee, the person's own name for it, or the cleaned text. */
  description: string;
  category: string;
  reason: SuggestionReason;
  note: string;
  tags: string[];
  group: PreviewGroup;
  /**
   * The outcome unless the person decides otherwise. A row with `known` is not sent again. A ticked row of the group
   * `deleted`, `leftOut` or `transfer` becomes `added`.
   */
  outcome: 'added' | 'joined' | 'leftOut' | 'transfer' | 'known';
  /** The source of the other account of a transfer, if the files say which it is. */
  otherAccount?: string | undefined;
  /** The settlement that a new row is, if the person may keep the other account here; null for all other rows. */
  settlement: Settlement | null;
  /** The transaction or occurrence of a `perhaps` or `there` row. */
  match: PreviewMatch | null;
  /** Equal rows have the same key. */
  key: string;
  /** The number of the row among the file's rows with this key, from 1. */
  occurrence: number;
  bankId: string | null;
};
