import type { Readable } from 'node:stream';
import type { Language } from '#shared/contract/fields.ts';
import type { Transaction, TransactionField } from '#shared/contract/transactions.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals, toDecimalText } from '#shared/money.ts';
import { csvFormFor, type CsvOwner } from '#server/csv/csv-form.ts';
import { writeCsv, type CsvCell } from '#server/csv/csv.ts';

type CsvColumn = TransactionField | 'type' | 'currency';

/**
 * Transactions as CSV for a spreadsheet: days as yyyy-MM-dd, amounts as exact decimals, types and categories by their
 * names. Fails as soon as reading the transactions fails.
 */
export function toCsv(
  transactions: AsyncIterable<Transaction>,
  user: CsvOwner & { language: Language; categoryNames: Record<string, string> },
): Readable {
  const columns = columnsFor(user);
  const names = Object.keys(columns) as CsvColumn[];
  const titles = SERVER_TEXTS[user.language].transactions.csv.columns;
  return writeCsv(
    names.map((name) => titles[name]),
    rows(),
    csvFormFor(user),
  );

  async function* rows() {
    for await (const transaction of transactions) yield names.map((name) => columns[name](transaction));
  }
}

function columnsFor({ currency, language, categoryNames }: Parameters<typeof toCsv>[1]) {
  const { transactions: texts } = SERVER_TEXTS[language];
  const decimals = currencyDecimals(currency);
  return {
    date: ({ date }) => date,
    type: ({ type }) => texts.csv.types[type],
    description: ({ description }) => description,
    category: ({ category }) => categoryNames[category] ?? category,
    amount: ({ amount }) => ({ number: toDecimalText(amount, decimals) }),
    currency: () => currency,
    note: ({ note }) => note,
    // No tag contains a comma.
    tags: ({ tags }) => tags.join(', '),
  } satisfies Record<CsvColumn, (transaction: Transaction) => CsvCell>;
}

/** The name of the file made on a day: 'saldo-transactions-2026-11-21.csv'. */
export function csvFileName(language: Language, day: string): string {
  return `saldo-${SERVER_TEXTS[language].transactions.csv.fileName}-${day}.csv`;
}
