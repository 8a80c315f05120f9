import type { TransactionType } from '../../categories.ts';
import type { DateOrder } from '../tables/dates.ts';
import type { DecimalMark } from '../tables/numbers.ts';

/** Returns the cell under a header, given in lower case with single spaces; '' if there is none. */
export type CellReader = (header: string) => string;

/** A row of an application's export, its amounts and days still as text. */
export type AppRow = {
  date: string;
  /** The amount with its sign, or two columns: what left the account and what came in. */
  amount: { text: string; isOut: boolean } | { outflow: string; inflow: string };
  account: string;
  /** The name of the account, if `account` is its number. */
  accountName: string;
  text: string;
  payee: string;
  category: string;
  note: string;
  tags: string[];
  currency: string;
  /** The other account, as the rows of that account name it in `account`. */
  counterAccount: string;
  /** The name of the other account, if `counterAccount` is its number. */
  counterName: string;
  bankId: string;
  isTransfer: boolean;
  /** Whether the row is the money that the account began with. */
  isOpening: boolean;
  /** The type that a column names; undefined if only the sign of the amount shows it. */
  type?: TransactionType | undefined;
  /** Whether the bank has not booked it yet, or never will. */
  isPending: boolean;
};

/** An application, and the form in which it writes transactions. */
export type App = {
  name: string;
  /** The headers that identify its exports, in lower case with single spaces. */
  header: readonly string[];
  /** Tells the application's rows from those of other files with the same headers. */
  isRow?: (readCell: CellReader) => boolean;
  /** Missing if the person's settings in the application decide it. */
  order?: DateOrder;
  mark?: DecimalMark;
  /** Returns a function that reads one row. Gets all rows, since they show the names of all accounts. */
  reader: (rows: readonly CellReader[]) => (readCell: CellReader) => AppRow;
};

/** Completes a row with empty values for the fields that an application does not have. */
export function completeRow(fields: Pick<AppRow, 'date' | 'amount'> & Partial<AppRow>): AppRow {
  return {
    account: '',
    accountName: '',
    text: '',
    payee: '',
    category: '',
    note: '',
    tags: [],
    currency: '',
    counterAccount: '',
    counterName: '',
    bankId: '',
    isTransfer: false,
    isOpening: false,
    isPending: false,
    ...fields,
  };
}

export function splitTags(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
