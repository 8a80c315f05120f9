import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';

/** An exact decimal number with a point, '-1234.50'; a minus means money that left the account. */
export type DecimalText = string;

/** The format of a file, as its content shows it. */
export type Format =
  'csv' | 'htmlTable' | 'xlsx' | 'xls' | 'ods' | 'ofx' | 'qif' | 'camt' | 'mt940' | 'norma43' | 'saldoJson';

/** One movement, as the file has it. */
export type Movement = {
  /** The line of a text file or the row of a table, from 1. */
  line: number;
  date: CalendarDay;
  amount: DecimalText;
  /** The ISO code, or null if the file does not say. */
  currency: string | null;
  /** The bank's own wording on one line. */
  text: string;
  /** The name of the payee or payer, if the file has it apart from the text. */
  payee: string | null;
  /** The bank's id for the movement. */
  bankId: string | null;
  /** The other account, as the file writes it. */
  counterAccount: string | null;
  isPending: boolean;
  /** Whether the file itself says that money moved between the person's own accounts. */
  isTransfer: boolean;
  /** Whether the row is the money that the account began with. Only exports of applications have such rows. */
  isOpening?: boolean | undefined;
  /** The type that the file itself says. Money that came in and is an `expense` is a refund. */
  type?: TransactionType | undefined;
  /** Only exports of applications have a category, a note and tags. */
  category: string | null;
  note: string;
  tags: string[];
};

/** Evidence that amounts and signs were read right: how many of the balances or sums in the file agree. */
export type Proof = {
  kind: 'runningBalance' | 'statementBalance' | 'controlSums';
  agrees: number;
  of: number;
};

/** The balance at the end of the last day of a file, to which its amounts lead from an earlier balance of the file. */
export type Closing = { day: CalendarDay; balance: DecimalText };

/** A row that has a day or an amount that cannot be read, with the text of its cells. */
export type UnreadableRow = {
  line: number;
  /** `dateRange` and `amountRange`: it was read, but no transaction can have such a day or amount. */
  reason: 'date' | 'amount' | 'dateRange' | 'amountRange';
  text: string;
};

/** The movements of one account of a file. */
export type Statement = {
  /** IBAN or number of the account, or null. */
  account: string | null;
  /** The name of the account in the application that exported the file; '' without accounts. */
  accountName?: string | undefined;
  currency: string | null;
  movements: Movement[];
  /** Rows of balances and sums, which are no movements. */
  balanceRowCount: number;
  unreadable: UnreadableRow[];
  proof: Proof | null;
  /** Only if every balance of the account agrees with its amounts. */
  closing?: Closing | undefined;
};

/** A question that the person has to answer before anything is saved. */
export type Question = {
  code: 'batch' | 'columns' | 'dateOrder' | 'decimalMark' | 'extraDecimals' | 'fees' | 'sign' | 'year';
  /** The header of the column, or the text that it is about. */
  about: string;
  /** The first choice applies without an answer. The examples are texts for the screen. */
  choices: { value: string; example: string }[];
};

/** Something strange in the file that does not stop the import; the screen shows each warning. */
export type WarningCode =
  | 'countDisagrees'
  | 'doubleEntry'
  | 'encodingRepaired'
  | 'encodingUnsure'
  | 'incomplete'
  | 'notificationOnly'
  | 'onlyOtherCurrencies'
  | 'overlappingTables'
  | 'proofDisagrees'
  | 'rowsUnreadable'
  | 'severalCurrencies'
  | 'statesUnknown'
  | 'sumDisagrees';

export type ImportErrorCode =
  | 'damaged'
  | 'doctype'
  | 'empty'
  | 'encrypted'
  | 'noColumns'
  | 'noMovements'
  | 'pdf'
  | 'tooLarge'
  | 'tooManyRows'
  | 'unknownFormat'
  | 'wrongAmount'
  | 'wrongDate';

/** Says why a file cannot be read, and at which line, counted from 1, if it is one line's fault. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;
  readonly line: number | null;
  /** Set once the format is known. */
  format: Format | null = null;

  constructor(code: ImportErrorCode, line: number | null = null, options?: ErrorOptions) {
    super(line === null ? code : `${code} at line ${line}`, options);
    this.code = code;
    this.line = line;
  }
}

/** The findings of a reader in a file of its format. */
export type Reading = { statements: Statement[]; questions: Question[]; warnings: WarningCode[] };

/** The meaning of a table's column. `unused` columns are ignored. */
export type ColumnRole =
  | 'account'
  | 'amount'
  | 'balance'
  | 'bankId'
  | 'category'
  | 'counterAccount'
  | 'credit'
  | 'currency'
  | 'date'
  | 'debit'
  | 'direction'
  | 'note'
  | 'payee'
  | 'state'
  | 'tags'
  | 'text'
  | 'unused'
  | 'valueDate';

/** The person's answers to questions, by code, and other settings made by hand. */
export type Answers = {
  columns?: ColumnRole[];
  /** Lines above the first movement, with the header. */
  headerLines?: number;
  dateOrder?: 'dmy' | 'mdy' | 'ymd';
  decimalMark?: ',' | '.';
  extraDecimals?: 'round' | 'leaveOut';
  /** Whether fees in their own column are apart from the amounts, and so have to be added, or included in them. */
  fees?: 'apart' | 'included';
  /** Whether an entry of several payments becomes one transaction for each, or one for all. */
  batch?: 'parts' | 'whole';
  sign?: 'asIs' | 'inverted';
  /** The year of the newest movement in a file whose days have no year; not saved with a source. */
  year?: string;
  /** Replaces a missing currency and the currency of most amounts. */
  currency?: string;
  encoding?: string;
};

export type ReadOptions = {
  /** The currency of the person's amounts; movements in others are left out. */
  currency: string;
  /** The language decides between readings that the file leaves open. */
  language: string;
  /** The locale for the amounts of examples; by default the language. */
  locale?: string;
  /** The person's current day; without it, days far ahead are accepted. */
  today?: CalendarDay;
  /** Whether movements that the file calls transfers stay, for a preview that shows them. */
  keepsTransfers?: boolean;
  answers?: Answers;
};

/** A file as the preview shows it. */
export type ReadResult = Reading & {
  format: Format;
  /** The number of movements that each reason left out of `statements`. */
  leftOut: { transfers: number; pending: number; zero: number; balances: number; otherCurrency: number };
  /** The sums of the movements that `leftOut` counts, so that a statement adds up; zeros and balances have no sum. */
  leftOutSums?: LeftOutSum[];
  /** The codes of the currencies that `leftOut.otherCurrency` counts, sorted. */
  otherCurrencies: string[];
  /** The currency of most amounts, if the file or its account shows it; an answer does not change it. */
  fileCurrency?: FileCurrency;
};

/** The sums of the movements in one currency that were left out for one reason; null if the file names no currency. */
export type LeftOutSum = {
  reason: 'transfers' | 'pending' | 'otherCurrency';
  currency: string | null;
  debits: DecimalText;
  credits: DecimalText;
};

/** The currency that the text names next to the amounts or above them, or else the currency of the account's country. */
export type FileCurrency = { code: string; from: 'text' | 'account' };

export const MAX_FILE_BYTES = 20_000_000;
export const MAX_ROWS = 50_000;
/** The rows of a table, including headers, lines above them, and continued texts. */
export const MAX_TABLE_ROWS = MAX_ROWS + 10_000;
