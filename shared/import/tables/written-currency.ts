import type { SharedSign } from './numbers.ts';
import type { MovementRow } from './rows.ts';

/** What a shared sign means to a person whose own currency is not written so. */
const USUAL: Record<SharedSign, string> = { $: 'USD', '¥': 'JPY', kr: 'SEK' };

type Amounts = Pick<MovementRow, 'amount' | 'debit' | 'credit'>;

/** The ISO code of the currency that the amounts of a table are written in, or null if none or several are named. */
export function writtenCurrency(rows: readonly Amounts[], own: string): string | null {
  const found = new Set<string>();
  for (const { amount, debit, credit } of rows) {
    for (const cell of [amount, debit, credit]) {
      if (cell?.currency) found.add(cell.currency);
      else if (cell?.sharedSign) found.add(describeConcept(cell.sharedSign, own));
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** '$' is the person's own currency where that is written so, as pesos are; else US dollars. */
function describeConcept(sign: SharedSign, own: string): string {
  const options = { style: 'currency', currency: own, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', options).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  return symbol === sign ? own : USUAL[sign];
}
