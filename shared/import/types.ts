import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';

/** An exact decimal number with a point, '-1234.50'; a minus means money that left the account. */
export type DecimalText = string;

/** How a file was recognised, by its content. */
export type Format =
  'csv' | 'htmlTable' | 'xlsx' | 'xls' | 'ods' | 'ofx' | 'qif' | 'camt' | 'mt940' | 'norma43' | 'saldoJson';

/** One movement as the file has it. */
export type Movement = {
  /** The line of a text file or the row of a table, from 1. */
  line: number;
  date: CalendarDay;
  amount: DecimalText;
  /** The ISO code, or null if the file does not say. */
  currency: string | null;
  /** The bank's own wording on one line. */
  text: string;
  /** Who was paid or paid, where the file says it apart from the text. */
  payee: string | null;
  /** The bank's id of the movement. */
  bankId: string | null;
  /** The other account, as the file writes it. */
  counterAccount: string | null;
  isPending: boolean;
  /** Whether the file itself says that money moved between the person's own accounts. */
  isTransfer: boolean;
  /** The type that the file itself says. Money that came in and is an `expense` is a refund. */
  type?: TransactionType | undefined;
  /** What only exports of other applications have. */
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
  currency: string | null;
  movements: Movement[];
  /** Rows of balances and sums, which are no movements. */
  balanceRows: number;
  unreadable: UnreadableRow[];
  proof: Proof | null;
};

/** What a person has to answer before anything is saved. */
export type Question = {
  code: 'batch' | 'columns' | 'dateOrder' | 'decimalMark' | 'extraDecimals' | 'fees' | 'sign' | 'year';
  /** The header of the column, or the text that it is about. */
  about: string;
  /** The first reading is the one that applies without an answer. Each has its value and an example in words. */
  choices: { value: string; example: string }[];
};

/** Strange, but no reason to stop; the screen shows each. */
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

/** Why a file cannot be read, and at which line, from 1, where that can be said. */
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

/** What a reader of a format finds. */
export type Reading = { statements: Statement[]; questions: Question[]; warnings: WarningCode[] };

/** What a column of a table means. `unused` columns are ignored. */
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

/** Answers to questions, by their code, and choices by hand. */
export type Answers = {
  columns?: ColumnRole[];
  /** Lines above the first movement, with the header. */
  headerLines?: number;
  dateOrder?: 'dmy' | 'mdy' | 'ymd';
  decimalMark?: ',' | '.';
  extraDecimals?: 'round' | 'leaveOut';
  /** Whether fees in a column of their own are to be added to the amounts, or are in them. */
  fees?: 'apart' | 'included';
  /** Whether an entry of several payments becomes one transaction for each, or one for all. */
  batch?: 'parts' | 'whole';
  sign?: 'asIs' | 'inverted';
  /** The year of the newest movement where no day has one; not kept with a source. */
  year?: string;
  /** The currency of the amounts that have none or that of most of the file, whatever it says. */
  currency?: string;
  encoding?: string;
};

export type ReadOptions = {
  /** The currency of the person's amounts; movements in others are left out. */
  currency: string;
  /** The language decides between readings that the file leaves open. */
  language: string;
  /** How the amounts of examples are written; the language, if it is missing. */
  locale?: string;
  /** The person's day; without it, days far ahead are taken. */
  today?: CalendarDay;
  /** Whether what the file calls a transfer stays, for a preview that shows transfers. */
  keepsTransfers?: boolean;
  answers?: Answers;
};

/** A file as it would be previewed. */
export type ReadResult = Reading & {
  format: Format;
  /** How many movements each reason left out of `statements`. */
  leftOut: { transfers: number; pending: number; zero: number; balances: number; otherCurrency: number };
  /** The sums of what `leftOut` counts, so that a statement adds up; amounts of zero and balances have none. */
  leftOutSums?: LeftOutSum[];
  /** The currencies of what `leftOut.otherCurrency` counts, in the order of their codes. */
  otherCurrencies: string[];
  /** The currency of most amounts, if the file says so or its account shows it; an answer does not change it. */
  fileCurrency?: FileCurrency;
};

/** The sums of the movements that a reason left out, in the currency of the file; null where it names none. */
export type LeftOutSum = {
  reason: 'transfers' | 'pending' | 'otherCurrency';
  currency: string | null;
  debits: DecimalText;
  credits: DecimalText;
};

/** A currency that is named beside the amounts or above them, or that of the country of the account. */
export type FileCurrency = { code: string; from: 'text' | 'account' };

export const MAX_FILE_BYTES = 20_000_000;
export const MAX_ROWS = 50_000;
