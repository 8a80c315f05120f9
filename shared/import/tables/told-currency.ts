import { currencyOfCountry } from '../account-currency.ts';
import { foldText } from './cells.ts';
import { knownCurrency } from './currency-cells.ts';
import { currencyCodes, readNumber } from './numbers.ts';

const MAX_LENGTH = 200;

/** Words of amounts before the name of their currency: 'Importes expresados en euros', 'Alle Betraege in CHF'. */
const AMOUNTS =
  /\b(?:importes?|cifras|cantidades|saldos?|movimientos|imports|amounts?|values|figures|balances?|transactions|betrage?|betraege|werte|umsatze|umsaetze|angaben|montants?|soldes?|operations|importi|saldi|movimenti|bedragen|bedrag|valores|montantes|kwoty|kwota|castky|osszegek|belopp|belob|belop|sume|sumele|tutarlar)\b/;
const NAMED = /\b(?:in|en|em|w|v|i|cu)\s+(\p{L}+(?: \p{L}+)?)/u;

/** Names of currencies in sentences, folded; names that several countries share are none. */
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
 * The currency of the amounts that a sentence beside a table names, 'Importes expresados en euros', or else that of the
 * balances above it, '3.600,00 EUR', or of the country of the bank; null if they name none or several.
 */
export function toldCurrency(above: readonly string[][], all: readonly string[][]): string | null {
  const named = all.flatMap((row) => row.flatMap((cell) => inSentence(cell) ?? []));
  const balances = above.flatMap((row) => row.flatMap((cell) => besideNumber(cell) ?? []));
  const countries = above.flatMap((row) => currencyOfCountry(countryOf(row)) ?? []);
  return only(named) ?? only(balances) ?? only(countries);
}

/** The country of the bank in a row with its BIC, 'BIC: CAIXESBB'. */
function countryOf(row: readonly string[]): string {
  const text = row.join(' ').slice(0, MAX_LENGTH);
  if (!/\b(?:BIC|SWIFT)\b/i.test(text)) return '';
  return /\b[A-Z]{4}([A-Z]{2})[\dA-Z]{2}(?:[\dA-Z]{3})?\b/.exec(text)?.[1] ?? '';
}

function inSentence(cell: string): string | undefined {
  if (cell.length > MAX_LENGTH || !cell.includes(' ')) return undefined;
  const folded = foldText(cell);
  const found = AMOUNTS.test(folded) ? NAMED.exec(folded)?.[1] : undefined;
  if (found === undefined) return undefined;
  const [first = ''] = found.split(' ');
  const name = NAMES.get(found) ?? NAMES.get(first);
  const code = first.toUpperCase();
  // In capitals a word of three letters is a code.
  return name ?? (currencyCodes.has(code) && new RegExp(`\\b${code}\\b`).test(cell) ? code : undefined);
}

function besideNumber(cell: string): string | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const [, value = cell] = /:\s*([^:]+)$/.exec(cell) ?? [];
  const number = readNumber(value);
  return number?.currency === undefined || number.currency === null
    ? undefined
    : (knownCurrency(number.currency) ?? undefined);
}

function only(codes: readonly string[]): string | null {
  return new Set(codes).size === 1 ? (codes[0] ?? null) : null;
}
