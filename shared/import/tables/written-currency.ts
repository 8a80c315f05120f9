import type { SharedSign } from './numbers.ts';
import type { MovementRow } from './rows.ts';

/** The currency of a shared sign that the person's own currency does not use. */
const USUAL_CURRENCIES: Record<SharedSign, string> = { $: 'USD', '¥': 'JPY', kr: 'SEK' };

type Amounts = Pick<MovementRow, 'amount' | 'debit' | 'credit'>;

/** Finds the ISO code of the currency that is written next to the amounts of a table; null if none or several are. */
export function writtenCurrency(rows: readonly Amounts[], own: string): string | null {
  const found = new Set<string>();
  for (const { amount, debit, credit } of rows) {
    for (const cell of [amount, debit, credit]) {
      if (cell?.currency) found.add(cell.currency);
      else if (cell?.sharedSign) found.add(currencyOfSign(cell.sharedSign, own));
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** '$' is the person's own currency if that is written so, as pesos are; else US dollars. */
function currencyOfSign(sign: SharedSign, own: string): string {
  const options = { style: 'currency', currency: own, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', options).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  return symbol === sign ? own : USUAL_CURRENCIES[sign];
}
