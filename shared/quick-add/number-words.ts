import { findPhrase, phrasesOf } from './phrases.ts';
import { isOneOf, setOf, type Token } from './tokens.ts';

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
const ONE = setOf('a an un una');
const AND = setOf('and y -');

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

const HALVES = phrasesOf([
  [500_000, 'medio millon|medio palo|half a million|half million'],
  [500, 'media luca|half a grand'],
]);
const AND_A_HALF = phrasesOf([[0.5, 'y medio|y media|and a half']]);

const MOST_WORDS = 16;

/** Words that multiply what stands before them, as powers of ten. */
const POWERS = new Map([
  ['hundred', 2],
  ...['thousand', 'grand', 'k', 'mil', 'luca', 'lucas', 'luka', 'lukas'].map((word) => [word, 3] as const),
  ...['lakh', 'lakhs', 'lac', 'lacs'].map((word) => [word, 5] as const),
  ...['million', 'millions', 'millon', 'millones', 'palo', 'palos'].map((word) => [word, 6] as const),
  ...['crore', 'crores'].map((word) => [word, 7] as const),
]);

/** The power of ten that a word multiplies with, or 0. */
export function powerOf(token: Token | undefined): number {
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
    const power = powerOf(token);
    if (token === undefined || token.use !== undefined) break;
    const value = values.get(token.word) ?? oneBefore(tokens, skipped);
    if (power > 2 && skipped === at && (at > from || isThousand(tokens, at))) {
      total = power > 3 ? (total + group || 1) * 10 ** power : total + (group || 1) * 1000;
      group = 0;
    } else if (power === 2 && skipped === at && group > 0 && group < 100) group *= 100;
    else if (value !== undefined && fits(group, value)) group += value;
    else break;
    at = skipped + 1;
  }
  // 'un millón trescientos' leaves out the thousands.
  const left = total >= 1e6 && total % 1e6 === 0 && group % 100 === 0 ? group * 1000 : group;
  return at === from ? undefined : { value: total + left, end: at };
}

/** The end of 'y medio' if it begins at a token. */
export function halfAfter(tokens: readonly Token[], at: number): number | undefined {
  return findPhrase(AND_A_HALF, tokens, at)?.end;
}

/** 'mil' needs no 'un', and neither does 'luca y media'. */
function isThousand(tokens: readonly Token[], at: number): boolean {
  return /^mil(?:lon)?$/.test(tokens[at]?.word ?? '') || halfAfter(tokens, at + 1) !== undefined;
}

/** 'a' and 'un' are numbers before a word that multiplies. */
function oneBefore(tokens: readonly Token[], at: number): number | undefined {
  return isOneOf(tokens[at], ONE) && powerOf(tokens[at + 1]) > 0 ? 1 : undefined;
}

/** Whether a value adds to what was said: 5 to 20 and to 100, 50 not to 12. */
function fits(group: number, value: number): boolean {
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
