import type { CalendarDay } from '../calendar.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from '../limits.ts';
import { findAmount, LEVELS, type Candidate } from './candidates.ts';
import { skipEach, findCountAndPrice, withHalf, withCalculation } from './combined.ts';
import { isMark, type Money } from './marks.ts';
import { findSum } from './sums.ts';
import { isTimes } from './surroundings.ts';
import { isOneOf, toWordSet, setMeaning, type Token } from './tokens.ts';

type ClaimedAmount = {
  minor: number | null;
  sign: '+' | '-' | undefined;
  doubt?: { chosen: number | null; other: number | null };
};

/** Words before the amount that belong to it. */
const BEFORE = toWordSet(
  'for por a at @ de of = about around approx roughly aprox like unos unas casi en was son fue fueron vale total',
);

/**
 * Finds the amount of the line and marks its tokens. If its currency is not the user's, there is no amount, and the
 * number is the second reading.
 */
export function claimAmount(
  tokens: Token[],
  locale: string,
  money: Money,
  today: CalendarDay,
): ClaimedAmount {
  const all = findAll(tokens, locale, money, Number(today.slice(0, 4)));
  const best = all.reduce<Candidate | undefined>(
    (most, each) => (most && most.level > each.level ? most : each),
    undefined,
  );
  if (!best) return { minor: null, sign: undefined };
  let { from } = best;
  while (isOneOf(tokens[from - 1], BEFORE) && tokens[from - 1]?.meaning === undefined && from > best.from - 2)
    from -= 1;
  setMeaning(tokens, from, best.end, 'amount');
  // The plus sign belongs to the type, and goes to the description if the user removes the type.
  const plus = tokens.slice(best.from, best.end).find(({ text }) => text === '+');
  if (plus && best.sign === '+') plus.meaning = 'type';
  const reading = chooseReading(tokens, all, { best, from }, money);
  const { minor, sign } = reading;
  return best.isForeign ? { minor: null, sign, doubt: { chosen: null, other: minor } } : reading;
}

/** Returns the amount with its second reading. */
function chooseReading(
  tokens: Token[],
  all: readonly Candidate[],
  { best, from }: { best: Candidate; from: number },
  money: Money,
): ClaimedAmount {
  const product = findProduct(tokens, all, best);
  const afterPrice = skipEach(tokens, best.end);
  const isPriceOfOne = afterPrice > best.end || isTimes(tokens[best.from - 1]);
  if (product !== undefined && isPriceOfOne) {
    setMeaning(tokens, isTimes(tokens[best.from - 1]) ? best.from - 1 : from, afterPrice, 'amount');
    return { minor: product, sign: best.sign, doubt: { chosen: product, other: best.minor } };
  }
  const other = product ?? findOther(all, best, money);
  const reading = { minor: best.minor, sign: best.sign };
  return other === undefined ? reading : { ...reading, doubt: { chosen: best.minor, other } };
}

/** Multiplies a count and a price: '3 tickets at 12' may be 36, and '3 tacos x 25' is 75. */
function findProduct(
  tokens: readonly Token[],
  all: readonly Candidate[],
  best: Candidate,
): number | undefined {
  const isPriceOfEach = skipEach(tokens, best.end) > best.end;
  const count = all.find(({ level, end }) => level === LEVELS.count && (isPriceOfEach || end < best.from));
  const isPrice = /^(?:a|at|@|x|×)$/.test(tokens[best.from - 1]?.word ?? '');
  const product = best.minor * Number(tokens[count?.from ?? 0]?.text);
  return count && (isPrice || isPriceOfEach) && Number.isSafeInteger(product) ? product : undefined;
}

/** Finds the second reading of the amount: another number, or null if there may be no amount. */
function findOther(
  all: readonly Candidate[],
  best: Candidate,
  { decimals, hasCents }: Money,
): number | null | undefined {
  if (best.other !== undefined) return best.other;
  const rival = all.findLast(
    (each) =>
      each !== best &&
      each.minor !== best.minor &&
      (each.level >= Math.min(best.level, LEVELS.exact) ||
        (best.level < LEVELS.exact && each.level >= LEVELS.year)),
  );
  if (rival) return (hasCents ? joinDigits(rival, best, 10 ** decimals) : undefined) ?? rival.minor;
  return best.level < LEVELS.severalWords || best.level === LEVELS.count ? null : undefined;
}

/** Joins two adjacent numbers: 'coffee 4 50' may be 4.50, and 'sofa 1 234' may be 1,234. */
function joinDigits(first: Candidate, second: Candidate, unit: number): number | undefined {
  const [whole, rest] = [first.minor / unit, second.minor / unit];
  const areAdjacent = first.end === second.from && Number.isInteger(whole) && Number.isInteger(rest);
  if (!areAdjacent || whole >= 1000 || rest < 10 || rest >= 1000) return undefined;
  if (rest >= 100) return (whole * 1000 + rest) * unit;
  return unit < 100 ? undefined : first.minor + second.minor / 100;
}

/** Finds an amount that may consist of several numbers. */
function findCompleteAmount(
  tokens: readonly Token[],
  at: number,
  free: number,
  read: (at: number, free: number) => Candidate | undefined,
): Candidate | undefined {
  const next = (from: number) =>
    read(from, from) ?? (isMark(tokens[from]) ? read(from + 1, from) : undefined);
  const product = findCountAndPrice(tokens, at, next);
  if (product) return product;
  const found = read(at, free);
  return found && withHalf(tokens, withCalculation(tokens, found, next), free);
}

function findAll(tokens: Token[], locale: string, money: Money, year: number): Candidate[] {
  const all: Candidate[] = [];
  let free = 0;
  const read = (from: number, after: number) => findAmount(tokens, from, after, locale, money, year);
  for (let at = 0; at < tokens.length;) {
    const isOpen = tokens[at]?.meaning === undefined;
    const sum = isOpen ? findSum(tokens, { at, free }, locale, money) : undefined;
    const found = sum ?? (isOpen ? findCompleteAmount(tokens, at, free, read) : undefined);
    if (
      found &&
      found.minor <= (MAX_AMOUNT_WHOLE_UNITS + 1) * 10 ** money.decimals - 1 &&
      Number.isSafeInteger(found.minor)
    )
      all.push(found);
    at = found?.end ?? at + 1;
    if (found) free = at;
  }
  return all;
}
