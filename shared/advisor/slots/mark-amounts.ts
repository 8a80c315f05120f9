import { toPowerOfTen, readWords } from '../../quick-add/number-words.ts';
import { isOneOf, toWordSet, toTokens, type Token } from '../../quick-add/tokens.ts';

/** The value of a number in a text, and the index after its last token. */
type ReadNumber = { value: number; end: number };
type Tokens = readonly Token[];

const CURRENCY = toWordSet(
  [
    '€ $ £ ¥ ₹ euro euros eur dollar dollars dolar dolares usd bucks buck quid pound pounds gbp',
    'peso pesos mxn ars cop clp pen soles varo varos mango mangos pavo pavos libra libras',
    'rupee rupees rs inr lempiras quetzales colones guaranies euritos pesitos reales',
  ].join(' '),
);
/** Words and signs of currencies that may stand before a number; 'in euros 2025' is not an amount. */
const SIGNS = toWordSet('€ $ £ ¥ ₹ eur usd gbp mxn ars cop clp pen rs inr');
/** Words that may follow the name of a currency. */
const NATION = toWordSet(
  [
    'mexicanos argentinos colombianos chilenos uruguayos dominicanos',
    'estadounidenses americanos canadienses esterlinas us',
  ].join(' '),
);
const OF = toWordSet('de of');
const THANKS = toWordSet('thanks gracias');
const THOUSAND = 3;
/** Words after a number that show that it is not money: 'a thousand thanks', 'a grand total'. */
const NO_MONEY = toWordSet(
  'gracias thanks cosas things veces times perdones disculpas total totals habitantes personas people',
);

/**
 * Writes every number with a currency or a word such as 'thousand' as `¤` and its value, and every percentage as `%`
 * and its value: '80 mil pesos' becomes ¤80000, 'fifteen percent' becomes %15. This runs before periods are read;
 * otherwise the 20 of 'in May 20 thousand' would be a day.
 */
export function markAmounts(text: string): string {
  const tokens = splitTokens(text.replace(SHARED_POWER, sharePower));
  const written: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = percentAt(tokens, at) ?? moneyAt(tokens, at);
    const token = tokens[at];
    if (token && !found) written.push(`${token.isGlued ? '' : ' '}${token.text}`);
    else if (found) written.push(` ${found.sign}${Number(found.value.toFixed(2))}`);
    at = found?.end ?? at + 1;
  }
  return written.join('').trim();
}

/**
 * Splits a text into tokens. 'And' joins numbers only after 'hundred' and the like, and 'y' only after other numbers.
 * Elsewhere their tokens have no word: 'between twenty and five hundred', 'entre mil y dos mil'.
 */
function splitTokens(text: string): Token[] {
  const tokens = toTokens(text);
  return tokens.map((token, index) => {
    const isJoint = token.word === (toPowerOfTen(tokens[index - 1]) > 0 ? 'and' : 'y');
    return /^(?:and|y)$/.test(token.word) && !isJoint ? { ...token, word: '' } : token;
  });
}

const POWERS = 'k|mil|thousand|grand|hundred|lakhs?|lacs?|million|millones|lucas|palos';
/** 'Between 2 and 5 thousand', 'de 2 a 5 mil'. */
const SHARED_POWER = new RegExp(
  `(?<![^ ])(\\S+) (and|to|or|y|a|o|u|hasta) (\\S+?) ?(${POWERS})(?![^ ])`,
  'g',
);

function sharePower(phrase: string, one: string, joint: string, other: string, power: string): string {
  const [least, most] = [one, other].map((each) => wholeNumber(each));
  return least !== undefined && most !== undefined && least < most && most < 1000
    ? `€ ${one} ${power} ${joint} € ${other} ${power}`
    : phrase;
}

/** Returns the value of a word that alone is a number. */
function wholeNumber(word: string): number | undefined {
  const tokens = toTokens(word);
  return tokens.length === 1 && toPowerOfTen(tokens[0]) === 0
    ? (digitsAt(tokens, 0) ?? wordsAt(tokens, 0))?.value
    : undefined;
}

/** Writes other numbers in digits, from twelve on: words for smaller ones may mean something else. */
export function writeCounts(text: string): string {
  const tokens = splitTokens(text);
  const written: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = wordsAt(tokens, at);
    const next = tokens[number?.end ?? at]?.word ?? '';
    const isCount =
      number && number.value >= DOZEN && !UNIT.test(next) && !isNotMoney(tokens, at, number.end);
    written.push(
      `${tokens[at]?.isGlued === true ? '' : ' '}${isCount ? number.value : (tokens[at]?.text ?? '')}`,
    );
    at = isCount ? number.end : at + 1;
  }
  return written.join('').trim();
}
const DOZEN = 12;
const UNIT =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|dias?|semanas?|mes|meses|anos?|horas?|minutos?)$/;

function percentAt(tokens: Tokens, at: number): (ReadNumber & { sign: '%' }) | undefined {
  const number = digitsAt(tokens, at) ?? wordsAt(tokens, at);
  if (!number || number.value <= 0 || number.value > 100) return undefined;
  const [one = '', two = ''] = tokens.slice(number.end).map(({ word }) => word);
  if (/^(?:%|percent|percents|pct|porciento|porcentual|prc)$/.test(one))
    return { sign: '%', value: number.value, end: number.end + 1 };
  return /^(?:per cent|por ciento|por cien)$/.test(`${one} ${two}`)
    ? { sign: '%', value: number.value, end: number.end + 2 }
    : undefined;
}

function moneyAt(tokens: Tokens, at: number): (ReadNumber & { sign: '¤' }) | undefined {
  const start = isOneOf(tokens[at], SIGNS) ? at + 1 : at;
  const base = digitsAt(tokens, start) ?? coupleAt(tokens, start) ?? wordsAt(tokens, start);
  if (!base) return undefined;
  const number = multiply(tokens, base);
  const hasPower = tokens.slice(start, number.end).some((token) => toPowerOfTen(token) > 0);
  const end = endOfCurrency(tokens, number.end);
  if (isNotMoney(tokens, at, end) || (start === at && end === number.end && !hasPower)) return undefined;
  return { sign: '¤', value: number.value, end };
}

/** Whether a number does not mean money: 'mil gracias', 'a million thanks', 'a thousand times'. */
function isNotMoney(tokens: Tokens, from: number, to: number): boolean {
  const next = isOneOf(tokens[to], OF) ? to + 1 : to;
  return isOneOf(tokens[next], NO_MONEY) || isOneOf(tokens[from - 1], THANKS);
}

/** Reads digits such as '1.200,50' and '80 000', but no date, time or fraction. */
function digitsAt(tokens: Tokens, at: number): ReadNumber | undefined {
  const { text = '', isNumber } = tokens[at] ?? {};
  if (isNumber !== true || !/^\d+(?:[.,]\d+)*$/.test(text)) return undefined;
  let end = at + 1;
  let digits = text;
  for (; /^\d{1,3}(?: 000)*$/.test(digits) && tokens[end]?.text === '000'; end++) digits += ' 000';
  return { value: toValue(digits.replaceAll(' ', '')), end };
}

/** Returns the same value for '1.200,50' and '1,200.50': the last mark before one or two digits separates decimals. */
export function toValue(digits: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
}

/** Reads the 2 of 'a couple of hundred'. */
function coupleAt(tokens: Tokens, at: number): ReadNumber | undefined {
  const start = isOneOf(tokens[at], toWordSet('a')) ? at + 1 : at;
  if (tokens[start]?.word !== 'couple') return undefined;
  const end = isOneOf(tokens[start + 1], OF) ? start + 2 : start + 1;
  return toPowerOfTen(tokens[end]) > 0 || isOneOf(tokens[end], CURRENCY) ? { value: 2, end } : undefined;
}

/** Reads a number in words; the 'ciento' of 'por ciento' is not one. */
function wordsAt(tokens: Tokens, at: number): ReadNumber | undefined {
  const before = tokens[at - 1]?.word ?? '';
  if (/^(?:por|per|cada)$/.test(before) && /^cien(?:to)?$/.test(tokens[at]?.word ?? '')) return undefined;
  const number = readWords(tokens, at);
  // 'Two hundred and five hundred' are two numbers.
  const joint = number && toPowerOfTen(tokens[number.end]) > 0 ? lastJoint(tokens, at, number.end) : -1;
  return joint > at ? readWords(tokens.slice(0, joint), at) : number;
}

function lastJoint(tokens: Tokens, from: number, to: number): number {
  return tokens.slice(from, to).findLastIndex(({ word }) => /^(?:and|y)$/.test(word)) + from;
}

/** Multiplies a number by the next words: 'mil', 'and a half thousand', 'mil quinientos', 'millones y medio'. */
function multiply(tokens: Tokens, base: ReadNumber): ReadNumber {
  const halfEnd = endOfHalf(tokens, base.end);
  const isHalfBeforePower = halfEnd > base.end && toPowerOfTen(tokens[halfEnd]) > 0;
  let value = base.value + (isHalfBeforePower ? 0.5 : 0);
  let end = isHalfBeforePower ? halfEnd : base.end;
  for (
    let power = toPowerOfTen(tokens[end]);
    power > 0 && !isTotal(tokens, end);
    power = toPowerOfTen(tokens[end])
  ) {
    value *= 10 ** power;
    end += 1;
  }
  if (isMillion(tokens, end)) return { value: value * 1e6, end: end + 1 };
  const last = toPowerOfTen(tokens[end - 1]);
  const half = last > 0 ? endOfHalf(tokens, end) : end;
  if (half > end) return { value: value + 10 ** last / 2, end: half };
  return last === THOUSAND ? withRest(tokens, { value, end }) : { value, end };
}

/** Whether 'grand' is part of 'grand total', so that '5 grand total' is not an amount. */
const isTotal = (tokens: Tokens, at: number) =>
  tokens[at]?.word === 'grand' && /^totals?$/.test(tokens[at + 1]?.word ?? '');

/** Whether 'm' means a million: in '$2m', but not in '5m', which may be minutes or months. */
function isMillion(tokens: Tokens, at: number): boolean {
  const { word = '', isGlued = false } = tokens[at] ?? {};
  return isGlued && /^mm?$/.test(word) && isOneOf(tokens[at - 2], CURRENCY);
}

/** The end of 'and a half' or 'y medio'; `at` if there is none. */
function endOfHalf(tokens: Tokens, at: number): number {
  const words = tokens.slice(at, at + 3).map(({ text }) => text);
  if (/^and a half$/.test(words.join(' '))) return at + 3;
  return /^y medi[oa]$/.test(words.slice(0, 2).join(' ')) ? at + 2 : at;
}

/** Adds the hundreds after thousands: '80 mil quinientos', '2 mil 500 pesos'. */
function withRest(tokens: Tokens, { value, end }: ReadNumber): ReadNumber {
  if (value % 1000 !== 0) return { value, end };
  const rest = digitsAt(tokens, end) ?? wordsAt(tokens, end);
  const isRest =
    rest && rest.value < 1000 && (rest.value >= 100 || endOfCurrency(tokens, rest.end) > rest.end);
  return isRest ? { value: value + rest.value, end: rest.end } : { value, end };
}

/** The end of the currency after a number: 'de pesos mexicanos'. */
function endOfCurrency(tokens: Tokens, at: number): number {
  const start = isOneOf(tokens[at], OF) ? at + 1 : at;
  if (!isOneOf(tokens[start], CURRENCY)) return at;
  return isOneOf(tokens[start + 1], NATION) ? start + 2 : start + 1;
}
