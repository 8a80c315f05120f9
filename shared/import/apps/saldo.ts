import { UNCATEGORIZED } from '../../categories.ts';
import { categories as englishCategories } from '../../i18n/en/categories.ts';
import { transactions as english } from '../../i18n/en/transactions.ts';
import { categories as spanishCategories } from '../../i18n/es/categories.ts';
import { transactions as spanish } from '../../i18n/es/transactions.ts';
import type { Language } from '../../languages.ts';
import { currencyDecimals } from '../../money.ts';
import { foldText } from '../tables/cells.ts';
import { completeRow, splitTags, type App } from './app.ts';

type Words = Record<string, string>;

/** The words of an exported CSV. Its headers, types and categories are in the user's language. */
const TEXTS: Record<Language, { fields: Words; csv: { columns: Words; types: Words }; names: Words }> = {
  en: { ...english, names: englishCategories },
  es: { ...spanish, names: spanishCategories },
};

/** Headers in each language. Older exports have no such columns, and somebody without accounts gets no account. */
const NOTES = ['note', 'nota'];
const TAGS = ['tags', 'etiquetas'];
const ACCOUNTS = ['account', 'cuenta'];

/** Saldo's own CSV in each language. */
export const saldoApps: readonly App[] = Object.values(TEXTS).map(({ fields, csv, names }): App => {
  const title = (column: string) => foldText({ ...fields, ...csv.columns }[column] ?? column);
  const ids = new Map(Object.entries(names).map(([id, name]) => [name, id]));
  return {
    name: 'Saldo',
    header: ['date', 'type', 'description', 'category', 'amount', 'currency'].map(title),
    isRow: (readCell) => Object.values(csv.types).includes(readCell(title('type'))),
    order: 'ymd',
    mark: '.',
    reader: () => (readCell) => {
      const type = readCell(title('type')) === csv.types['expense'] ? 'expense' : 'income';
      const read = (...columns: string[]) =>
        columns.map((column) => withoutApostrophe(readCell(column))).find((text) => text !== '') ?? '';
      const name = read(title('category'));
      const category = ids.get(name) ?? name;
      return completeRow({
        date: readCell(title('date')),
        amount: {
          text: withPoint(readCell(title('amount')), readCell(title('currency'))),
          isOut: type === 'expense',
        },
        type,
        account: read(...ACCOUNTS),
        text: read(title('description')),
        category: category === UNCATEGORIZED ? '' : category,
        note: read(...NOTES),
        tags: splitTags(read(...TAGS), /[,;|]/),
        currency: readCell(title('currency')),
      });
    },
  };
});

/** Some exports have a decimal comma. None has separators of thousands, so 7,000 dinars are seven. */
function withPoint(amount: string, currency: string): string {
  const decimals = /^-?\d+,(\d+)$/.exec(amount)?.[1];
  return decimals?.length === currencyDecimals(currency) ? amount.replace(',', '.') : amount;
}

/** The export writes an apostrophe before a text that a spreadsheet would take for a formula. */
function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');
}
