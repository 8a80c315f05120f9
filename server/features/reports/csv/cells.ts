import { addDays, formatDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Language } from '#shared/languages.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals, toDecimalText } from '#shared/money.ts';
import { toPercentText } from '#shared/percents.ts';
import type { CsvCell } from '#server/csv/csv.ts';

/** A whole file: its header and its rows, which are made as they are written where there may be very many. */
export type CsvTable = { columns: string[]; rows: Iterable<CsvCell[]> };

export type CsvReader = {
  language: Language;
  currency: string;
  /** The names of categories by their ids. */
  categoryNames: Readonly<Record<string, string>>;
};

const SUNDAY = '2026-11-01';

/** What the cells of a reader's files say. */
export function cellsFor({ language, currency, categoryNames }: CsvReader) {
  const { reportFiles, transactions } = SERVER_TEXTS[language];
  const decimals = currencyDecimals(currency);
  return {
    titles: reportFiles.columns,
    currency,
    money: (amount: number): CsvCell => ({ number: toDecimalText(amount, decimals) }),
    number: (count: number): CsvCell => ({ number: String(count) }),
    /** A fraction as a percentage with one decimal; empty without one. */
    percent: (rate: number | null): CsvCell => (rate === null ? '' : { number: toPercentText(rate) }),
    type: (type: TransactionType): string => transactions.csv.types[type],
    /** From Sunday, which is 0. */
    weekday: (at: number): string => formatDay(addDays(SUNDAY, at), language, { weekday: 'long' }),
    category: (id: string): string => categoryNames[id] ?? id,
  };
}

export type Cells = ReturnType<typeof cellsFor>;
