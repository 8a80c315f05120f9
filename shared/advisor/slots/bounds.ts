import { toNumber } from '../periods/names.ts';
import type { FoundNumber } from './amounts.ts';

const COUNTED = [
  'times|veces|days?|dias?|weeks?|semanas?|months?|mes|meses|years?|anos?',
  'transactions|purchases|payments|visits|movimientos|compras|pagos|visitas',
].join('|');
/** 'More than 20 times' does not limit amounts. */
const AMOUNT = `[AN](\\d+)(?! (?:${COUNTED}))`;
const LEAST = [
  'over|more than|above|at least|greater than|bigger than|higher than|larger than|exceeding',
  'upwards of|north of|beyond|(?:de |con )?mas de|mayor(?:es)? (?:de|a|que)|superior(?:es)? a',
  'por encima de|arriba de|al menos|como minimo|minimo de|a partir de|desde',
  'que (?:superan?|pas[ae]n?|superen?|exced[ae]n?)(?: de| los| las)?',
  'por arriba de|costing more than|worth more than|que (?:cuesten|costaron) mas de',
];
const MOST = [
  'not exceeding|not over|south of|under|below|less than|cheaper than|smaller than|lower than|up to',
  'at most|no more than|not more than|beneath|(?:de |con )?menos de|menor(?:es)? (?:de|a|que)',
  'por debajo de|inferior(?:es)? a|debajo de|hasta|como mucho|como maximo|maximo de|por abajo de',
  'que no (?:pasan?|superan?|pasen|superen)(?: de| los)?',
];
const LEADS = { min: `(?:${LEAST.join('|')})`, max: `(?:${MOST.join('|')})` };
const BETWEEN = new RegExp(
  `(?:between|entre|from|de|desde) (?:los )?${AMOUNT} (?:and|y|to|a|hasta) (?:los )?${AMOUNT}`,
);

const FIND = 'find|search|look for|show|list|busca|buscar|buscame|encuentra|muestra|muestrame';
const ARTICLES = 'the|an?|my|el|la|un|una|mi';
const OUTGOING = 'transaction|expense|purchase|payment|charge';
const MOVEMENT = 'movimiento|gasto|compra|pago|cargo|cobro';
const FIND_ONE =
  `(?:${FIND})(?: (?:me|for|${ARTICLES}))*` +
  `(?: (?:${OUTGOING}|income|${MOVEMENT}|ingreso)s?)?(?: (?:of|for|de|por))?`;
const ONE_OF = `(?:(?:${ARTICLES}) )*(?:${OUTGOING}|${MOVEMENT})s? (?:of|for|de|por)`;
/** 'Find 49.99', 'a payment of 12 euros in October'. */
const EXACT = new RegExp(`^(${FIND_ONE}|${ONE_OF}) ${AMOUNT}(?= (?:(?:in|on|en|de|del) )?P\\d|$)`);

type Bounds = { text: string; min?: number; max?: number };

/** Extracts the limits of amounts from a text; `text` is the rest. */
export function extractBounds(text: string, numbers: readonly FoundNumber[]): Bounds {
  const both = extractRange(text, numbers) ?? extractExact(text, numbers);
  if (both) return both;
  let rest = text;
  const bound = (lead: string) => {
    const found = new RegExp(
      `(?<![^ ])${lead} (?:los )?${AMOUNT}(?: (?:or more|or less|o mas|o menos))?`,
    ).exec(rest);
    if (!found) return undefined;
    rest = rest.replace(found[0], 'B');
    return numbers[Number(found[1])]?.value;
  };
  const max = bound(LEADS.max);
  const min = bound(LEADS.min);
  return { text: rest, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Extracts 'between 10 and 20'. */
function extractRange(text: string, numbers: readonly FoundNumber[]): Bounds | undefined {
  const between = BETWEEN.exec(text);
  if (!between) return undefined;
  const [one, other] = [numbers[Number(between[1])]?.value, numbers[Number(between[2])]?.value];
  if (one === undefined || other === undefined) return undefined;
  return { text: text.replace(between[0], 'B'), min: Math.min(one, other), max: Math.max(one, other) };
}

function extractExact(text: string, numbers: readonly FoundNumber[]): Bounds | undefined {
  const [phrase, before = '', index] = EXACT.exec(text) ?? [];
  const value = numbers[Number(index)]?.value;
  if (phrase === undefined || value === undefined) return undefined;
  return { text: text.replace(phrase, `${before} B`), min: value, max: value };
}

const BANKNOTES = new Map([
  ['fiver', 5],
  ['tenner', 10],
]);
const SMALL =
  'one two three four five six seven eight nine ten fiver tenner uno dos tres cuatro cinco seis siete ocho nueve diez'
    .split(' ')
    .join('|');
const BEFORE_SMALL = [
  'over|under|above|below|than|exceeding|between|least|most',
  'entre|mas de|menos de|superiores a|inferiores a',
].join('|');
const AFTER_LEAD = new RegExp(`(?<=(?<![^ ])(?:${BEFORE_SMALL}) )(?:an? )?(${SMALL})(?= |$)`, 'g');
const SECOND = new RegExp(`(?<=(?<![^ ])(?:between|entre) \\d+ (?:and|y) )(${SMALL})(?= |$)`, 'g');
const RANGE = /(?<![^ ])(\d{1,6})-(\d{1,6})(?= |$)(?! (?:de|of)(?![^ ]))/g;

/** Writes limits in digits: 'under a fiver', 'entre diez y veinte', '100-200'. */
export function writeBounds(text: string): string {
  const toDigits = (_: string, word: string) => String(BANKNOTES.get(word) ?? toNumber(word));
  return text
    .replace(RANGE, (range, one: string, other: string) =>
      Number(one) < Number(other) && Number(other) > 31 ? `between ${one} and ${other}` : range,
    )
    .replace(AFTER_LEAD, toDigits)
    .replace(SECOND, toDigits);
}
