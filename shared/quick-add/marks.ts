import { currencySymbol, hasCents } from '../money.ts';
import { isOneOf, toWordSet, toTokens, type Token } from './tokens.ts';

/** The sign or code of a currency, by each word and sign for it. */
const MARKS = new Map(
  [
    ['€', '€ eur eu euro euros eurillos pavos e'],
    ['$', '$ dollar dollars dolar dolares dlls dls buck bucks peso pesos varos baros mangos'],
    ['£', '£ gbp pound pounds quid libra libras p pence penny'],
    ['¥', '¥ jpy yen yenes cny yuan'],
    ['USD', 'usd'],
    ['MXN', 'mxn'],
    ['COP', 'cop'],
    ['ARS', 'ars'],
    ['CLP', 'clp'],
    ['BRL', 'brl reais'],
    ['PEN', 'soles'],
    ['CHF', 'chf francs francos'],
    ['CAD', 'cad'],
    ['AUD', 'aud'],
    ['₹', '₹ inr rs re rupee rupees'],
    ['₡', '₡ colones'],
    ['₲', '₲ guaranies'],
    ['Q', 'quetzales'],
    ['L', 'lempiras'],
    ['Bs', 'bolivianos bolivares'],
  ].flatMap(([sign = '', words = '']) => words.split(' ').map((word) => [word, sign] as const)),
);

const CENTS = toWordSet('cent cents c ¢ p pence penny centimo centimos centavo centavos cts ctvs centimos');
/** Marks of one letter, which count only if they touch the number before them. */
const LETTERS = toWordSet('e c p');
/** Marks that count only after a number: 'euros 20' is rare, and 'p 20' is a page. */
const AFTER_ONLY = /^(?:[a-z]|.*[a-z]{4,}|buck|quid|yen|euro?s)$/;

const UNITS = toWordSet(
  '% x kg kgs kilo kilos g gr grs gramos grams lb lbs oz l lt lts litro litros liter liters litre litres ml cl km kms mi miles mile m cm mm h hr hrs hs hora horas hour hours min mins minuto minutos minute minutes am pm unidades unidad uds ud pcs pc pack packs piece pieces units items people persons personas pax adultos adults kids noches noche nights night dias days day meses mes months month semanas weeks anos years year pulgadas inch inches gb tb mb gal gallons docena docenas dozen porciones raciones gallon pint pints cups tazas bottles botellas boxes cajas bags bolsas cans latas piezas pares pairs count cuotas plazos vueltas sesiones veces times',
);

/** A number after one of these nouns belongs to a name, so it is the amount only if there is no other. */
export const LABELS = toWordSet(
  'iphone ipad galaxy pixel ps playstation xbox airpods piso planta apt apto apartamento depto dpto apartment room suite hab habitacion num nro nr numero number line linea puerta portal bloque gate floor level talla size ruta route mesa table vol volume season temporada capitulo chapter episode windows win tipo type cuota fase terminal zona zone calle street carrera cra kilometro km page pagina highway autopista top nivel tier version grade semana week q apollo area',
);

/** The user's currency, and how it may be written in the line. */
export type Money = {
  decimals: number;
  /** See `hasCents` of `shared/money.ts`. */
  hasCents: boolean;
  sign: string;
  code: string;
  /** The ways to write the currency, each as tokens, the longest first. */
  spellings: readonly Token[][];
};

/** Other ways to write a currency than its symbol and its code. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = { INR: ['Rs.'], PEN: ['S/.', 'S/'] };

export function toMoney(currency: string, locale: string, decimals: number): Money {
  const sign = currencySymbol(currency, 'en');
  const written = WRITTEN[currency] ?? [];
  const spellings = [...new Set([currencySymbol(currency, locale), sign, currency, ...written])]
    .map(toTokens)
    .toSorted((a, b) => b.length - a.length);
  return { decimals, hasCents: hasCents(currency), sign, code: currency, spellings };
}

export function isMark(token: Token | undefined): boolean {
  return token !== undefined && MARKS.has(token.word) && (!LETTERS.has(token.word) || token.isGlued);
}

export function isCents(token: Token | undefined): boolean {
  return isOneOf(token, CENTS) && (!LETTERS.has(token?.word ?? '') || token?.isGlued === true);
}

export function isUnit(token: Token | undefined): boolean {
  return isOneOf(token, UNITS);
}

/**
 * A mark that ends before a token or begins at it. `length` is its number of tokens, `isOwn` says whether it may be the
 * user's currency.
 */
export type FoundMark = { length: number; isOwn: boolean };

export function findMarkBefore(tokens: readonly Token[], at: number, money: Money): FoundMark | undefined {
  const token = tokens[at - 1];
  const own = findOwn(tokens, money, (length) => at - length);
  // 'US$' and 'RD$' name one of the dollars.
  const prefix = token?.text === '$' && token.isGlued ? (tokens[at - 2]?.word ?? '') : '';
  if (/^[a-z]{1,3}$/.test(prefix) && own?.length !== 2) {
    return { length: 2, isOwn: mayMeanOwn('$', money) && money.code.toLowerCase().startsWith(prefix) };
  }
  if (own) return own;
  if (!token || !isMark(token) || token.meaning !== undefined || AFTER_ONLY.test(token.word))
    return undefined;
  return { length: 1, isOwn: mayMeanOwn(token.word, money) };
}

export function findMarkAfter(tokens: readonly Token[], at: number, money: Money): FoundMark | undefined {
  const own = findOwn(tokens, money, () => at);
  const token = tokens[at];
  // The sign of 'iphone 17 $799' belongs to the number that it touches.
  const next = tokens[at + (own?.length ?? 1)];
  if (token?.isGlued === false && next?.isGlued === true && next.isNumber) return undefined;
  if (own) return own;
  return token && isMark(token) ? { length: 1, isOwn: mayMeanOwn(token.word, money) } : undefined;
}

function findOwn(
  tokens: readonly Token[],
  { spellings }: Money,
  toStart: (length: number) => number,
): FoundMark | undefined {
  const found = spellings.find((parts) => {
    const start = toStart(parts.length);
    // A single letter must be written as in the symbol: 'K' and 'k', 'L' and 'l' differ.
    return parts.every(({ text, word }, index) => {
      const token = tokens[start + index];
      return (
        token?.meaning === undefined &&
        (parts.length === 1 && text.length === 1 ? token?.text === text : token?.word === word)
      );
    });
  });
  return found && { length: found.length, isOwn: true };
}

/** Whether a mark may stand for the user's currency: 'pesos' and 'dollars' share a sign. */
function mayMeanOwn(word: string, { sign, code }: Money): boolean {
  const wanted = MARKS.get(word) ?? '';
  if (wanted === code) return true;
  if (/^(?:peso|[vb]aros|mangos)/.test(word)) return /[$₱]/.test(sign) && !code.endsWith('D');
  if (/^(?:dol|dl|buck)/.test(word)) return sign.includes('$') && code.endsWith('D');
  return sign.includes(wanted);
}
