import { addDays, formatDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Language } from '#shared/languages.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals, toDecimalText } from '#shared/money.ts';
import { toPercentText } from '#shared/percents.ts';
import type { CsvCell } from '#server/csv/csv.ts';

/** The header and the rows of a file. Long lists of rows are made one by one while the file is written. */
export type CsvTable = { columns: string[]; rows: Iterable<CsvCell[]> };

export type CsvFormat = {
  language: Language;
  currency: string;
  /** The names of categories by their ids. */
  categoryNames: Readonly<Record<string, string>>;
};

const SUNDAY = '2026-11-01';

/** Returns functions that format the cells of a user's files. */
export function createCells({ language, currency, categoryNames }: CsvFormat) {
  const { reportFiles, transactions } = SERVER_TEXTS[language];
  const decimals = currencyDecimals(currency);
  return {
    titles: reportFiles.columns,
    currency,
    money: (amount: number): CsvCell => ({ number: toDecimalText(amount, decimals) }),
    number: (count: number): CsvCell => ({ number: String(count) }),
    /** Formats a fraction as a percentage with one decimal; null is an empty cell. */
    percent: (rate: number | null): CsvCell => (rate === null ? '' : { number: toPercentText(rate) }),
    type: (type: TransactionType): string => transactions.csv.types[type],
    /** Returns the name of a weekday; Sunday is 0. */
    weekday: (at: number): string => formatDay(addDays(SUNDAY, at), language, { weekday: 'long' }),
    category: (id: string): string => categoryNames[id] ?? id,
  };
}

export type Cells = ReturnType<typeof createCells>;
