import { withCents } from './cents.ts';
import { isCents, LABELS, markAfter, markBefore, type Money } from './marks.ts';
import { readNumber, type Said } from './numbers.ts';
import { isFree, readLead } from './surroundings.ts';
import { isOneOf, isWord, setOf, type Token } from './tokens.ts';

/** How much a number looks like the amount. The last one with the highest level is taken. */
export const LEVELS = {
  own: 6,
  marked: 5,
  exact: 4,
  plain: 3,
  year: 2,
  count: 2.5,
  saidInFull: 1.9,
  words: 1.5,
  label: 1,
} as const;

export type Candidate = Said & {
  from: number;
  level: number;
  sign: '+' | '-' | undefined;
  isForeign: boolean;
};
export const LINKS = setOf('for on of in from at en de del por');
export const BETWEEN = setOf('between among entre ÷');
const YEARS_NEAR = 5;
const FEW = 12;

/** The amount whose number begins at a token. Tokens before `free` belong to another one. */
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
  if (isCents(tokens[number.end]) && markBefore(tokens, at, money) === undefined)
    return inCents(tokens, number, at, money);
  const lead = readLead(tokens, at, free, money);
  const trail = markAfter(tokens, skipDe(tokens, number), money);
  const end = trail ? skipDe(tokens, number) + trail.length : number.end;
  const isMarked = trail !== undefined || lead.isMarked;
  const said = withCents(tokens, { ...number, end }, isMarked, money);
  const closing = said.end > end ? markAfter(tokens, said.end, money) : undefined;
  const full = { ...said, end: said.end + (closing?.length ?? 0) };
  const hasMark = isMarked || closing !== undefined;
  if (!isFree(tokens, lead.from, full, hasMark, money)) return undefined;
  // 'potatoes 5 pounds 7': elsewhere a pound is a weight.
  const isForeign = hasMark && ![lead.isOwn, trail?.isOwn, closing?.isOwn].includes(true);
  if (isForeign && /^(?:pound|libra)s?$/.test(tokens[end - 1]?.word ?? '')) return undefined;
  const level = hasMark
    ? isForeign
      ? LEVELS.marked
      : LEVELS.own
    : levelOf(tokens, at, full, lead.sign !== undefined, year);
  if (level === undefined) return undefined;
  return { ...full, from: lead.from, level, sign: lead.sign, isForeign };
}

/** 'un millón de pesos'. */
function skipDe(tokens: readonly Token[], { end, isWords, isExact }: Said): number {
  return (isWords || isExact) && tokens[end]?.word === 'de' && tokens[end + 1]?.word.startsWith('peso')
    ? end + 1
    : end;
}

function inCents(
  tokens: readonly Token[],
  number: Said,
  from: number,
  { decimals }: Money,
): Candidate | undefined {
  if (decimals < 2 || number.minor % 100 !== 0) return undefined;
  const said = { ...number, minor: number.minor / 100, end: number.end + 1 };
  return tokens[from]?.isGlued === true
    ? undefined
    : { ...said, from, level: LEVELS.plain, sign: undefined, isForeign: false };
}

function levelOf(
  tokens: readonly Token[],
  at: number,
  said: Said,
  hasSign: boolean,
  year: number,
): number | undefined {
  if (hasSign) return LEVELS.marked;
  const [before, after] = [tokens[at - 1], tokens[said.end]];
  if (/^las?$/.test(before?.word ?? '') && tokens[at - 2]?.word === 'a') return undefined;
  if (said.isWords && !said.isExact) return levelOfWords(tokens, at, said, after);
  if (said.isExact) return LEVELS.exact;
  if (isLabelled(tokens, at)) return LEVELS.label;
  const value = Number(tokens[at]?.text);
  // 'dinner at 7'.
  if (before?.word === 'at' && value <= FEW) return LEVELS.year;
  // 'cena 40 para 2'.
  const isForSome = /^(?:para|for)$/.test(before?.word ?? '') && value <= FEW && after === undefined;
  if (isForSome || isFewThings(tokens, at, said.end)) return LEVELS.count;
  return Math.abs(value - year) <= YEARS_NEAR && tokens[at]?.text.length === 4 ? LEVELS.year : LEVELS.plain;
}

/** Small numbers before a noun count it; 'once' and 'mil' alone are words of other meanings. */
function levelOfWords(
  tokens: readonly Token[],
  at: number,
  said: Said,
  after: Token | undefined,
): number | undefined {
  const isNoun = isWord(after) && after?.use === undefined && !isOneOf(after, LINKS);
  const isSingle = said.end === at + 1;
  const isCount =
    isSingle && isNoun && (MANY_SMALL.has(tokens[at]?.word ?? '') || tokens[at]?.word === 'mil');
  return isCount || (/^(?:once|one|uno)$/.test(tokens[at]?.word ?? '') && isSingle)
    ? undefined
    : isSingle
      ? LEVELS.words
      : LEVELS.saidInFull;
}

/** 'room 12', '#12', 'cuota 2 de 6', and the 3 of 'between 3'. */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isOfMany =
    isOneOf(before, setOf('de of')) && tokens[at - 2]?.isNumber === true && isOneOf(tokens[at - 3], LABELS);
  const isName = (isOneOf(before, LABELS) || isOneOf(before, BETWEEN)) && before?.use === undefined;
  return isName || isOfMany || before?.text === '#';
}

const MANY_SMALL = setOf(
  'two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez',
);

/** '3 cafés' may be a count. */
function isFewThings(tokens: readonly Token[], from: number, end: number): boolean {
  const after = tokens[end];
  return (
    Number(tokens[from]?.text) <= FEW &&
    isWord(after) &&
    after?.use === undefined &&
    /[^s']s$/.test(after?.word ?? '')
  );
}
