import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals } from '#shared/money.ts';

const COLUMNS = ['date', 'type', 'description', 'category', 'amount', 'currency'];
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Records as CSV text in pieces, with a line of names first and amounts with a decimal point. */
export async function* toCsv(pages: AsyncIterable<Transaction[]>, currency: string): AsyncGenerator<string> {
  const decimals = currencyDecimals(currency);
  yield BYTE_ORDER_MARK + toLine(COLUMNS);
  for await (const page of pages) {
    yield page
      .map(({ date, type, description, category, amount }) =>
        toLine([date, type, description, category, amount.toFixed(decimals), currency]),
      )
      .join('');
  }
}

function toLine(fields: readonly string[]): string {
  return `${fields.map(toField).join(',')}\r\n`;
}

/** A field that a spreadsheet would take for a formula begins with an apostrophe instead. */
function toField(text: string): string {
  const harmless = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
