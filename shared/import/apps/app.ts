import type { TransactionType } from '../../categories.ts';
import type { DateOrder } from '../tables/dates.ts';
import type { DecimalMark } from '../tables/numbers.ts';

/** Gives the cell under a header, which is written in lower case with single spaces; '' if there is none. */
export type Cells = (header: string) => string;

/** A row of an application's export, its amounts and days still as text. */
export type AppRow = {
  date: string;
  /** The amount with its sign, or two columns: what left the account and what came in. */
  amount: { text: string; isOut: boolean } | { outflow: string; inflow: string };
  account: string;
  text: string;
  payee: string;
  category: string;
  note: string;
  tags: string[];
  currency: string;
  counterAccount: string;
  bankId: string;
  isTransfer: boolean;
  /** The type that a column has; undefined if only the sign of the amount has it. */
  type?: TransactionType | undefined;
  /** Not booked, or never going to be. */
  isPending: boolean;
};

/** How an application writes its transactions. */
export type App = {
  name: string;
  /** The headers by which it is known, in lower case with single spaces. */
  header: readonly string[];
  /** Whether a row can be the application's, where others have the same headers. */
  isRow?: (cells: Cells) => boolean;
  /** Missing where the application follows the person's settings. */
  order?: DateOrder;
  mark?: DecimalMark;
  /** Returns the reader of a row. It gets all rows, as a row may depend on others: on names of accounts. */
  reader: (rows: readonly Cells[]) => (cells: Cells) => AppRow;
};

/** A row with nothing but what an application says. */
export function appRow(filled: Pick<AppRow, 'date' | 'amount'> & Partial<AppRow>): AppRow {
  return {
    account: '',
    text: '',
    payee: '',
    category: '',
    note: '',
    tags: [],
    currency: '',
    counterAccount: '',
    bankId: '',
    isTransfer: false,
    isPending: false,
    ...filled,
  };
}

export function splitTags(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
