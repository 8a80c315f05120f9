import { BETWEEN, LEVELS, type Candidate } from './candidates.ts';
import { isTimes } from './surroundings.ts';
import { isOneOf, isWord, toWordSet, type Token } from './tokens.ts';

/** Reads the amount that begins at a token, without signs before it. */
type ReadAt = (at: number) => Candidate | undefined;

/** Words between 'between' and a count: 'between the 3', 'between all 3'. */
const BEFORE_COUNT = toWordSet('los las the all us');
const MOST_NUMBERS = 9;

/** Finds a count and a price: '2x4.50', '3 @ 25' and '2 x 12'. */
export function findCountAndPrice(tokens: readonly Token[], at: number, read: ReadAt): Candidate | undefined {
  const sign = tokens[at + 1];
  const count = toCount(tokens[at]);
  const isPart = tokens[at]?.isGlued === true && !/^[([{]$/.test(tokens[at - 1]?.text ?? '');
  if (!isTimes(sign) || count === undefined || isPart) return undefined;
  const price = read(at + 2);
  return price && multiply(price, count, at, price.end, sign?.text === '@');
}

/** Applies a calculation that follows the amount: '1.75 x2', '25 each x 3', '12.50 + 3', '60 between 3'. */
export function withCalculation(tokens: readonly Token[], found: Candidate, read: ReadAt): Candidate {
  const end = skipEach(tokens, found.end);
  const count = isTimes(tokens[end]) && tokens[end + 1]?.text !== '1' ? toCount(tokens[end + 1]) : undefined;
  const isLast = tokens[end + 2]?.isGlued !== true;
  if (count !== undefined && isLast) return multiply(found, count, found.from, end + 2, true);
  return divide(tokens, addNumbers(tokens, found, read));
}

/** Steps over 'each', 'cada una' and 'c/u'. */
export function skipEach(tokens: readonly Token[], at: number): number {
  const words = [0, 1, 2].map((index) => tokens[at + index]?.word);
  if (words[0] === 'cada') return at + (/^un[oa]$/.test(words[1] ?? '') ? 2 : 1);
  if (words[0] === 'c' && words[1] === '/' && words[2] === 'u') return at + 3;
  return /^(?:each|apiece|ea)$/.test(words[0] ?? '') ? at + 1 : at;
}

/** Whole numbers may be a measure, '10 x 15', so their product counts only if nothing else is the amount. */
function multiply(
  price: Candidate,
  count: number,
  from: number,
  end: number,
  isPrice: boolean,
): Candidate | undefined;
function multiply(price: Candidate, count: number, from: number, end: number, isPrice: true): Candidate;
function multiply(price: Candidate, count: number, from: number, end: number, isPrice: boolean) {
  const minor = price.minor * count;
  if (!Number.isSafeInteger(minor)) return isPrice ? price : undefined;
  const isSure = price.level >= LEVELS.exact;
  const level = isSure || isPrice ? price.level : LEVELS.oneWord;
  const { other: _, ...rest } = price;
  return { ...rest, from, end, minor, level, ...(!isSure && { other: price.minor }) };
}

function addNumbers(tokens: readonly Token[], first: Candidate, read: ReadAt): Candidate {
  // 'coffee 3.50 + tip 1' may be 4.50.
  const named = tokens[first.end]?.text === '+' && isWord(tokens[first.end + 1]) && read(first.end + 2);
  if (named && first.other === undefined) return { ...first, other: first.minor + named.minor };
  let sum = first;
  for (let round = 0; round < MOST_NUMBERS && tokens[sum.end]?.text === '+'; round += 1) {
    const next = read(sum.end + 1);
    if (!next || next.isForeign !== first.isForeign) break;
    const level = Math.max(sum.level, next.level);
    sum = {
      ...sum,
      minor: sum.minor + next.minor,
      end: next.end,
      level: level < LEVELS.exact ? LEVELS.oneWord : level,
      other: first.minor,
    };
  }
  return sum;
}

/** Divides a shared amount, 'dinner 60 between 3'. The second reading is the whole amount. */
function divide(tokens: readonly Token[], whole: Candidate): Candidate {
  if (!isOneOf(tokens[whole.end], BETWEEN)) return whole;
  const at = whole.end + (isOneOf(tokens[whole.end + 1], BEFORE_COUNT) ? 2 : 1);
  const count = toCount(tokens[at]);
  const minor = count === undefined ? 0 : Math.round(whole.minor / count);
  return minor === 0 ? whole : { ...whole, minor, end: at + 1, other: whole.minor };
}

/** Halves an amount: 'half of 45', 'la mitad de 45'. */
export function withHalf(tokens: readonly Token[], whole: Candidate, free: number): Candidate {
  const [first, second] = [tokens[whole.from - 2], tokens[whole.from - 1]];
  const isHalf = /^(?:half of|mitad de)$/.test(`${first?.word} ${second?.word}`) && whole.from - 2 >= free;
  const minor = Math.round(whole.minor / 2);
  if (!isHalf || minor === 0) return whole;
  const from =
    tokens[whole.from - 3]?.word === 'la' && whole.from - 3 >= free ? whole.from - 3 : whole.from - 2;
  return { ...whole, from, minor, other: whole.minor };
}

function toCount(token: Token | undefined): number | undefined {
  return token?.meaning === undefined && /^[1-9]\d?$/.test(token?.text ?? '')
    ? Number(token?.text)
    : undefined;
}
