import { foldText } from './cells.ts';
import { findCurrency } from './currency-cells.ts';
import { currencyCodes } from './numbers.ts';
import type { FormatHints } from './format-hints.ts';
import { findMeanings } from './header-meanings.ts';

/** The account, as the rows above its movements describe it. */
export type AccountInfo = {
  account: string | null;
  currency: string | null;
  /** All text above the movements, folded. */
  words: string;
  isPending: boolean;
  hints: FormatHints;
};

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/;
const ACCOUNT_WORDS =
  /^(?:(?:numero |n |nr |no |num )?(?:de |di |da )?(?:account|konto|kontonummer|cuenta|compte|rekening|rekeningnummer|conto|conta|rachunek|rachunku|iban|ccc)(?: nr| no| number| numero| iban)?)$/;
const SYMBOLS = new Map(Object.entries({ '€': 'EUR', '£': 'GBP', zł: 'PLN', euro: 'EUR', euros: 'EUR' }));
const PENDING_TITLE =
  /^(?:pending|pending transactions|movimientos pendientes|operaciones pendientes|pendientes|vorgemerkte (?:umsatze|buchungen)|noch nicht gebuchte umsatze|nicht gebuchte umsatze|operations a venir|operations en attente|movimenti non contabilizzati|movimentos pendentes|not yet posted|in behandeling)(?: \d.*)?$/;

export function readAccountInfo(rows: readonly string[][]): Omit<AccountInfo, 'hints'> {
  const cells = rows.flat().filter((cell) => cell !== '' && cell.length <= 200);
  return {
    account: findIban(cells) ?? findLabelled(rows, ({ label }) => ACCOUNT_WORDS.test(label), isAccount),
    currency: findCurrency(findLabelled(rows, isCurrencyLabel, isCode) ?? ''),
    words: foldText(cells.join(' ').slice(0, 2_000)),
    isPending: isPendingTitle(rows),
  };
}

/** Finds the currency that the header of a column names: 'Betrag (EUR)', 'Importe €'. */
export function findHeaderCurrency(header: string | undefined): string | null {
  const [, inBrackets = ''] = /[([]([A-Z]{3})[)\]]/.exec(header ?? '') ?? [];
  const inBracketsCode = findCurrency(inBrackets);
  if (inBracketsCode !== null) return inBracketsCode;
  const words = (header ?? '').split(/[^\p{L}€£]+/u);
  for (const word of words) {
    const symbol = SYMBOLS.get(word.toLowerCase());
    if (symbol !== undefined) return symbol;
    if (/^[A-Z]{3}$/.test(word) && currencyCodes.has(word)) return word;
  }
  return null;
}

/** Whether the last title above says that the rows below it are not booked yet. */
export function isPendingTitle(rows: readonly string[][]): boolean {
  const title = rows.findLast((row) => row.some((cell) => cell !== ''))?.filter((cell) => cell !== '') ?? [];
  return title.length === 1 && PENDING_TITLE.test(foldText(title[0] ?? ''));
}

function findIban(cells: readonly string[]): string | null {
  for (const cell of cells) {
    const found = IBAN.exec(cell)?.[0];
    if (found !== undefined && found.replaceAll(' ', '').length >= 15) return found.replaceAll(' ', '');
  }
  return null;
}

/** Finds a value in the cell after its label, or after a colon. */
function findLabelled(
  rows: readonly string[][],
  isLabel: (cell: { label: string }) => boolean,
  isValue: (text: string) => boolean,
): string | null {
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      const [label = '', ...rest] = cell.split(':');
      if (label.length > 40 || !isLabel({ label: foldText(label) })) continue;
      const value = rest.join(':').trim() || (row[at + 1] ?? '');
      if (isValue(value)) return value;
    }
  }
  return null;
}

const isCurrencyLabel = ({ label }: { label: string }) => findMeanings(label).includes('currency');
const isCode = (text: string) => findCurrency(text) !== null;
const isAccount = (text: string) => text.length <= 40 && (text.match(/\d/g)?.length ?? 0) >= 4;
