import { currencyOfCountry } from '../account-currency.ts';
import { foldText } from './cells.ts';
import { findCurrency } from './currency-cells.ts';
import { currencyCodes, readNumber } from './numbers.ts';

const MAX_LENGTH = 200;

/** Words of amounts in a sentence about their currency: 'Importes expresados en euros', 'Alle Betraege in CHF'. */
const AMOUNT_WORDS =
  /\b(?:importes?|cifras|cantidades|saldos?|movimientos|imports|amounts?|values|figures|balances?|transactions|betrage?|betraege|werte|umsatze|umsaetze|angaben|montants?|soldes?|operations|importi|saldi|movimenti|bedragen|bedrag|valores|montantes|kwoty|kwota|castky|osszegek|belopp|belob|belop|sume|sumele|tutarlar)\b/;
const CURRENCY_AFTER_IN = /\b(?:in|en|em|w|v|i|cu)\s+(\p{L}+(?: \p{L}+)?)/u;

/** Names of currencies in sentences, folded, without those that several countries share. */
const NAMES = new Map(
  Object.entries({
    EUR: 'euro,euros,evro,evru',
    GBP: 'pounds sterling,pound sterling,pounds,libras esterlinas,pfund sterling,livres sterling',
    CHF: 'schweizer franken,francs suisses,swiss francs,francos suizos,franchi svizzeri,franken',
    USD: 'us dollars,us dollar,dolares estadounidenses,dollars americains,dolares americanos',
    BRL: 'reais',
    PLN: 'zloty,zlotych,pln',
    JPY: 'yen,yenes',
    CZK: 'korunach,czk',
    HUF: 'forint,forintban',
    SEK: 'svenska kronor,kronor',
    DKK: 'danske kroner',
    NOK: 'norske kroner',
    RON: 'lei',
    TRY: 'turk lirasi',
  }).flatMap(([code, names]) => names.split(',').map((name) => [name, code] as const)),
);

/**
 * Finds the currency that a sentence near a table states, 'Importes expresados en euros', else the currency of balances
 * above it, '3.600,00 EUR', else that of the bank's country. Null if they have none or several.
 */
export function findStatedCurrency(above: readonly string[][], all: readonly string[][]): string | null {
  const named = all.flatMap((row) => row.flatMap((cell) => findInSentence(cell) ?? []));
  const balances = above.flatMap((row) => row.flatMap((cell) => findNextToNumber(cell) ?? []));
  const countries = above.flatMap((row) => currencyOfCountry(findCountry(row)) ?? []);
  return commonCode(named) ?? commonCode(balances) ?? commonCode(countries);
}

/** Finds the country in a row with the bank's BIC, such as 'BIC: CAIXESBB'. */
function findCountry(row: readonly string[]): string {
  const text = row.join(' ').slice(0, MAX_LENGTH);
  if (!/\b(?:BIC|SWIFT)\b/i.test(text)) return '';
  return /\b[A-Z]{4}([A-Z]{2})[\dA-Z]{2}(?:[\dA-Z]{3})?\b/.exec(text)?.[1] ?? '';
}

function findInSentence(cell: string): string | undefined {
  if (cell.length > MAX_LENGTH || !cell.includes(' ')) return undefined;
  const folded = foldText(cell);
  const found = AMOUNT_WORDS.test(folded) ? CURRENCY_AFTER_IN.exec(folded)?.[1] : undefined;
  if (found === undefined) return undefined;
  const [first = ''] = found.split(' ');
  const name = NAMES.get(found) ?? NAMES.get(first);
  const code = first.toUpperCase();
  // A word of three letters is a code only in capitals.
  return name ?? (currencyCodes.has(code) && new RegExp(`\\b${code}\\b`).test(cell) ? code : undefined);
}

function findNextToNumber(cell: string): string | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const [, value = cell] = /:\s*([^:]+)$/.exec(cell) ?? [];
  const number = readNumber(value);
  return number?.currency === undefined || number.currency === null
    ? undefined
    : (findCurrency(number.currency) ?? undefined);
}

function commonCode(codes: readonly string[]): string | null {
  return new Set(codes).size === 1 ? (codes[0] ?? null) : null;
}
