import type { CalendarDay } from '../../calendar.ts';
import type { TransactionType } from '../../categories.ts';
import type { getImportHistory } from '../../contract/import-history.ts';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { Movement } from '../types.ts';

/** What the account has already. */
export type Known = OutputOf<typeof getImportHistory>;

/** The movements of one account of a file, with the source that the person gave it. */
export type SourceMovements = {
  sourceId: string;
  /** The same for all statements of a file, none of whose rows is a duplicate of another; without it each is a file. */
  fileId?: string;
  account: string | null;
  movements: readonly Movement[];
};

/** A category that suggestions may name. */
export type MatchCategory = { id: string; type: TransactionType; name: string };

export type MatchOptions = {
  currency: string;
  language: string;
  today: CalendarDay;
  /** Categories that are offered, with the names that the person sees. */
  categories: readonly MatchCategory[];
  /** What categories of other applications become: by `mappedKey`, or by the folded name for both types. */
  mapped: Readonly<Record<string, string>>;
  /** The person's own accounts, as written in files; a movement to one of them is a transfer. */
  ownAccounts: readonly string[];
  /** The description of a row without words, in the person's language. */
  untitled: string;
};

/** Why a category is suggested. The screen says it in words. */
export type SuggestionReason =
  | { kind: 'file'; name: string }
  | { kind: 'payee'; name: string; count: number }
  | { kind: 'words'; words: string[]; probability: number }
  | { kind: 'seed'; word: string }
  | { kind: 'none' };

export type PreviewGroup =
  | 'new'
  /** A row of an earlier import, or of this one before it was cut off. */
  | 'there'
  /** A row of an earlier import whose transaction the person deleted. */
  | 'deleted'
  /** A row of an earlier import that the person left out. */
  | 'leftOut'
  /** A transaction that was typed by hand, or came from another source, is probably the same. */
  | 'perhaps'
  | 'transfer';

/** What the person has of a row: a transaction, or a day of a recurring one that has none yet. */
export type PreviewMatch = {
  transactionId: string | null;
  description: string;
  category: string;
  date: CalendarDay;
  /** The day of a recurring transaction that the row pays. */
  occurrence: { recurringId: string; day: CalendarDay } | null;
};

/** One row of the preview. */
export type PreviewRow = {
  /** The index in the `SourceMovements` that were given. */
  file: number;
  /** Where the file has it. The parts of a batch share a line, so it does not tell rows apart. */
  line: number;
  date: CalendarDay;
  /** In minor units; negative for money that left the account. */
  amountMinor: number;
  type: TransactionType;
  /** The bank's own words on one line, at most `MAX_BANK_TEXT_LENGTH`. It may be empty. */
  text: string;
  /** The folded name by which rows belong to one payee. Empty without words. */
  payee: string;
  /** The text that the transaction would get: the payee, the person's own name for it, or the cleaned text. */
  description: string;
  category: string;
  reason: SuggestionReason;
  note: string;
  tags: string[];
  group: PreviewGroup;
  /**
   * What happens by default. `known` rows are not sent again; a `deleted`, `leftOut` or `transfer` one that is ticked
   * becomes `added`.
   */
  outcome: 'added' | 'joined' | 'leftOut' | 'transfer' | 'known';
  /** What a `perhaps` or `there` row belongs to. */
  match: PreviewMatch | null;
  key: string;
  occurrence: number;
  bankId: string | null;
};
