import { withCents } from './cents.ts';
import { isCents, LABELS, findMarkAfter, findMarkBefore, type Money } from './marks.ts';
import { readNumber, type FoundNumber } from './numbers.ts';
import { isStandalone, readPrefix } from './surroundings.ts';
import { isOneOf, isWord, toWordSet, type Token } from './tokens.ts';

/** How much a number looks like the amount. Of the numbers with the highest level, the last one is the amount. */
export const LEVELS = {
  /** The number has a mark of the user's currency. */
  own: 6,
  /** The number has a mark of another currency, or a plus or minus sign. */
  marked: 5,
  /** The number has decimals or groups. */
  exact: 4,
  plain: 3,
  /** The number may count things: '3 cafés'. */
  count: 2.5,
  /** The number may be a year, or the hour of 'dinner at 7'. */
  year: 2,
  /** The number is written in several words. */
  severalWords: 1.9,
  /** The number is written in one word, or is the result of a doubtful calculation. */
  oneWord: 1.5,
  /** The number belongs to a noun: 'room 12'. */
  label: 1,
} as const;

export type Candidate = FoundNumber & {
  from: number;
  level: number;
  sign: '+' | '-' | undefined;
  isForeign: boolean;
};
export const LINKS = toWordSet('for on of in from at en de del por');
export const BETWEEN = toWordSet('between among entre ÷');
/** A number at most this many years from today may be a year. */
const YEARS_NEAR = 5;
/** Numbers up to this one may be an hour, or count people or things. */
const MAX_SMALL = 12;

/** Finds the amount whose number begins at a token. Tokens before `free` belong to another amount. */
export function findAmount(
  tokens: Token[],
  at: number,
  free: number,
  locale: string,
  money: Money,
  year: number,
): Candidate | undefined {
  const number = readNumber(tokens, at, locale, money);
  if (!number) return undefined;
  if (isCents(tokens[number.end]) && findMarkBefore(tokens, at, money) === undefined)
    return toCents(tokens, number, at, money);
  const prefix = readPrefix(tokens, at, free, money);
  const trail = findMarkAfter(tokens, skipDe(tokens, number), money);
  const end = trail ? skipDe(tokens, number) + trail.length : number.end;
  const isMarked = trail !== undefined || prefix.isMarked;
  const complete = withCents(tokens, { ...number, end }, isMarked, money);
  const closing = complete.end > end ? findMarkAfter(tokens, complete.end, money) : undefined;
  const full = { ...complete, end: complete.end + (closing?.length ?? 0) };
  const hasMark = isMarked || closing !== undefined;
  if (!isStandalone(tokens, prefix.from, full, hasMark, money)) return undefined;
  // 'potatoes 5 pounds 7': elsewhere a pound is a weight.
  const isForeign = hasMark && ![prefix.isOwn, trail?.isOwn, closing?.isOwn].includes(true);
  if (isForeign && /^(?:pound|libra)s?$/.test(tokens[end - 1]?.word ?? '')) return undefined;
  const level = hasMark
    ? isForeign
      ? LEVELS.marked
      : LEVELS.own
    : toLevel(tokens, at, full, prefix.sign !== undefined, year);
  if (level === undefined) return undefined;
  return { ...full, from: prefix.from, level, sign: prefix.sign, isForeign };
}

/** Steps over the 'de' of 'un millón de pesos'. */
function skipDe(tokens: readonly Token[], { end, isWords, isExact }: FoundNumber): number {
  return (isWords || isExact) && tokens[end]?.word === 'de' && tokens[end + 1]?.word.startsWith('peso')
    ? end + 1
    : end;
}

/** Returns the number as an amount of cents, such as '50 cents'. */
function toCents(
  tokens: readonly Token[],
  number: FoundNumber,
  from: number,
  { decimals }: Money,
): Candidate | undefined {
  if (decimals < 2 || number.minor % 100 !== 0) return undefined;
  if (tokens[from]?.isGlued === true) return undefined;
  const cents = { minor: number.minor / 100, end: number.end + 1 };
  return { ...number, ...cents, from, level: LEVELS.plain, sign: undefined, isForeign: false };
}

function toLevel(
  tokens: readonly Token[],
  at: number,
  number: FoundNumber,
  hasSign: boolean,
  year: number,
): number | undefined {
  if (hasSign) return LEVELS.marked;
  const [before, after] = [tokens[at - 1], tokens[number.end]];
  if (/^las?$/.test(before?.word ?? '') && tokens[at - 2]?.word === 'a') return undefined;
  if (number.isWords && !number.isExact) return toLevelOfWords(tokens, at, number, after);
  if (number.isExact) return LEVELS.exact;
  if (isLabelled(tokens, at)) return LEVELS.label;
  const value = Number(tokens[at]?.text);
  // 'dinner at 7'.
  if (before?.word === 'at' && value <= MAX_SMALL) return LEVELS.year;
  // 'cena 40 para 2'.
  const isForPeople = /^(?:para|for)$/.test(before?.word ?? '') && value <= MAX_SMALL && after === undefined;
  if (isForPeople || isFewThings(tokens, at, number.end)) return LEVELS.count;
  return Math.abs(value - year) <= YEARS_NEAR && tokens[at]?.text.length === 4 ? LEVELS.year : LEVELS.plain;
}

/**
 * Returns no level for small numbers before a noun, which count it, and for 'once' and 'mil' alone, which mean other
 * things.
 */
function toLevelOfWords(
  tokens: readonly Token[],
  at: number,
  number: FoundNumber,
  after: Token | undefined,
): number | undefined {
  const isNoun = isWord(after) && after?.meaning === undefined && !isOneOf(after, LINKS);
  const isSingle = number.end === at + 1;
  const isCount =
    isSingle && isNoun && (MANY_SMALL.has(tokens[at]?.word ?? '') || tokens[at]?.word === 'mil');
  return isCount || (/^(?:once|one|uno)$/.test(tokens[at]?.word ?? '') && isSingle)
    ? undefined
    : isSingle
      ? LEVELS.oneWord
      : LEVELS.severalWords;
}

/** Whether a number belongs to a noun: 'room 12', '#12', 'cuota 2 de 6', and the 3 of 'between 3'. */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isOneOfMany =
    isOneOf(before, toWordSet('de of')) &&
    tokens[at - 2]?.isNumber === true &&
    isOneOf(tokens[at - 3], LABELS);
  const isName = (isOneOf(before, LABELS) || isOneOf(before, BETWEEN)) && before?.meaning === undefined;
  return isName || isOneOfMany || before?.text === '#';
}

const MANY_SMALL = toWordSet(
  'two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez',
);

/** Whether a number may count things: '3 cafés'. */
function isFewThings(tokens: readonly Token[], from: number, end: number): boolean {
  const after = tokens[end];
  return (
    Number(tokens[from]?.text) <= MAX_SMALL &&
    isWord(after) &&
    after?.meaning === undefined &&
    /[^s']s$/.test(after?.word ?? '')
  );
}
