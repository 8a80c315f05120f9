import { findPhrase, toPhrases } from './phrases.ts';
import { isOneOf, toWordSet, type Token } from './tokens.ts';

const SMALL = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
];
const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
];
const HUNDREDS = [
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  'cien doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
];
const ONE = toWordSet('a an un una');
const AND = toWordSet('and y -');

const values = new Map<string, number>([
  ...numbered(SMALL, (index) => index + 1),
  ...numbered(TENS, (index) => (index + 2) * 10),
  ...numbered(HUNDREDS, (index) => (index + 1) * 100),
  ['fourty', 40],
  ['veintiun', 21],
  ['veintiuna', 21],
  ['fiver', 5],
  ['tenner', 10],
]);

const HALVES = toPhrases([
  [500_000, 'medio millon|medio palo|half a million|half million'],
  [500, 'media luca|half a grand'],
]);
const AND_A_HALF = toPhrases([[0.5, 'y medio|y media|and a half']]);

const MOST_WORDS = 16;

/** Words that multiply the number before them, with their power of ten. */
const POWERS = new Map([
  ['hundred', 2],
  ...['thousand', 'grand', 'k', 'mil', 'luca', 'lucas', 'luka', 'lukas'].map((word) => [word, 3] as const),
  ...['lakh', 'lakhs', 'lac', 'lacs'].map((word) => [word, 5] as const),
  ...['million', 'millions', 'millon', 'millones', 'palo', 'palos'].map((word) => [word, 6] as const),
  ...['crore', 'crores'].map((word) => [word, 7] as const),
]);

/** Returns the power of ten by which a word multiplies; 0 for other words. */
export function toPowerOfTen(token: Token | undefined): number {
  return POWERS.get(token?.word ?? '') ?? 0;
}

/** Whether a word names a number: 'tres', 'hundred'. */
export function isNumberWord(word: string): boolean {
  return values.has(word) || POWERS.has(word);
}

/** Reads the words of a number from a token on: 'two hundred and fifty', 'treinta y cinco', 'quince mil'. */
export function readWords(
  tokens: readonly Token[],
  from: number,
): { value: number; end: number } | undefined {
  const half = findPhrase(HALVES, tokens, from);
  if (half) return half;
  let at = from;
  let total = 0;
  let group = 0;
  while (at < from + MOST_WORDS) {
    const skipped = at > from && isOneOf(tokens[at], AND) ? at + 1 : at;
    const token = tokens[skipped];
    const power = toPowerOfTen(token);
    if (token === undefined || token.meaning !== undefined) break;
    const value = values.get(token.word) ?? readArticle(tokens, skipped);
    if (power > 2 && skipped === at && (at > from || isThousand(tokens, at))) {
      total = power > 3 ? (total + group || 1) * 10 ** power : total + (group || 1) * 1000;
      group = 0;
    } else if (power === 2 && skipped === at && group > 0 && group < 100) group *= 100;
    else if (value !== undefined && canAdd(group, value)) group += value;
    else break;
    at = skipped + 1;
  }
  // 'un millón trescientos' leaves out the thousands.
  const rest = total >= 1e6 && total % 1e6 === 0 && group % 100 === 0 ? group * 1000 : group;
  return at === from ? undefined : { value: total + rest, end: at };
}

/** Returns the end of 'y medio' if it begins at a token. */
export function findHalfEnd(tokens: readonly Token[], at: number): number | undefined {
  return findPhrase(AND_A_HALF, tokens, at)?.end;
}

/** Whether a word is a thousand or a million without a number before it: 'mil', 'luca y media'. */
function isThousand(tokens: readonly Token[], at: number): boolean {
  return /^mil(?:lon)?$/.test(tokens[at]?.word ?? '') || findHalfEnd(tokens, at + 1) !== undefined;
}

/** Returns 1 for 'a' and 'un' before a word that multiplies. */
function readArticle(tokens: readonly Token[], at: number): number | undefined {
  return isOneOf(tokens[at], ONE) && toPowerOfTen(tokens[at + 1]) > 0 ? 1 : undefined;
}

/** Whether a value can be added to the number so far: 5 to 20 or to 100, but not 50 to 12. */
function canAdd(group: number, value: number): boolean {
  if (group === 0) return true;
  if (value >= 100) return false;
  if (group % 100 === 0) return true;
  return value < 10 && group % 10 === 0 && group % 100 >= 20;
}

function numbered(lists: string[], toValue: (index: number) => number): [string, number][] {
  return lists.flatMap((list) =>
    list.split(' ').map((word, index): [string, number] => [word, toValue(index)]),
  );
}
