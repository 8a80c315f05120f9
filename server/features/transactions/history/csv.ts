import type { Readable } from 'node:stream';
import type { Language } from '#shared/contract/fields.ts';
import {
  fieldKind,
  TRANSACTION_FIELDS,
  type FieldKind,
  type TransactionField,
} from '#shared/contract/transaction-fields.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals, toDecimalText } from '#shared/money.ts';
import { csvFormFor, type CsvOwner } from '#server/csv/csv-form.ts';
import { writeCsv, type CsvCell } from '#server/csv/csv.ts';

/** The first columns; the other fields follow in the order of the form. */
const FIRST_COLUMNS = ['date', 'type', 'description', 'category', 'amount', 'currency'] as const;
type CsvColumn = TransactionField | (typeof FIRST_COLUMNS)[number];
const COLUMNS: readonly CsvColumn[] = [...new Set([...FIRST_COLUMNS, ...TRANSACTION_FIELDS])];

/**
 * Writes transactions as CSV for a spreadsheet: days as yyyy-MM-dd, exact decimal amounts, types and categories by
 * name. The stream fails as soon as reading the transactions fails.
 */
export function toCsv(
  transactions: AsyncIterable<Transaction>,
  user: CsvOwner & { language: Language } & Record<'categoryNames' | 'accountNames', Record<string, string>>,
): Readable {
  // Somebody without accounts gets no empty column.
  const hasAccounts = Object.keys(user.accountNames).length > 0;
  const columns = COLUMNS.filter((column) => column !== 'account' || hasAccounts);
  const { fields, csv } = SERVER_TEXTS[user.language].transactions;
  const titles: Record<CsvColumn, string> = { ...fields, ...csv.columns };
  const cells = cellsFor(columns, user);
  return writeCsv(
    columns.map((column) => titles[column]),
    rows(),
    csvFormFor(user),
  );

  async function* rows() {
    for await (const transaction of transactions) yield cells.map((toCell) => toCell(transaction));
  }
}

function cellsFor(
  columns: readonly CsvColumn[],
  { currency, language, categoryNames, accountNames }: Parameters<typeof toCsv>[1],
): ((transaction: Transaction) => CsvCell)[] {
  const { types } = SERVER_TEXTS[language].transactions.csv;
  const decimals = currencyDecimals(currency);
  const unchanged = (text: string) => text;
  const toCell = {
    amount: (amount: number) => ({ number: toDecimalText(amount, decimals) }),
    category: (id: string) => categoryNames[id] ?? id,
    // Unambiguous, since no tag contains a comma.
    tags: (tags: readonly string[]) => tags.join(', '),
    title: unchanged,
    day: unchanged,
    account: (id: string | undefined) => accountNames[id ?? ''] ?? '',
    line: unchanged,
    lines: unchanged,
  } satisfies Record<FieldKind, (value: never) => CsvCell>;
  return columns.map((column) => {
    if (column === 'type') return ({ type }) => types[type];
    if (column === 'currency') return () => currency;
    const toText = toCell[fieldKind(column)] as (value: unknown) => CsvCell;
    return (transaction) => toText(transaction[column]);
  });
}

/** Returns a file name such as 'saldo-transactions-2026-11-21.csv'. */
export function csvFileName(language: Language, day: string): string {
  return `saldo-${SERVER_TEXTS[language].transactions.csv.fileName}-${day}.csv`;
}
