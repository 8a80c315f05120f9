import type { CalendarDay } from '../calendar.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from '../limits.ts';
import { findAmount, LEVELS, type Candidate } from './candidates.ts';
import { afterEach, findTimes, withHalf, withMore } from './combined.ts';
import { isMark, type Money } from './marks.ts';
import { findSum } from './sums.ts';
import { isTimes } from './surroundings.ts';
import { isOneOf, setOf, use, type Token } from './tokens.ts';

export type TakenAmount = {
  minor: number | null;
  sign: '+' | '-' | undefined;
  doubt?: { chosen: number | null; other: number | null };
};

/** Words before the amount that belong to it. */
const BEFORE = setOf(
  'for por a at @ de of = about around approx roughly aprox like unos unas casi en was son fue fueron vale total',
);
/**
 * Finds the amount of the line and marks its tokens. The number of another currency is no amount: it is the second
 * reading of none.
 */
export function takeAmount(tokens: Token[], locale: string, money: Money, today: CalendarDay): TakenAmount {
  const all = findAll(tokens, locale, money, Number(today.slice(0, 4)));
  const best = all.reduce<Candidate | undefined>(
    (most, each) => (most && most.level > each.level ? most : each),
    undefined,
  );
  if (!best) return { minor: null, sign: undefined };
  let { from } = best;
  while (isOneOf(tokens[from - 1], BEFORE) && tokens[from - 1]?.use === undefined && from > best.from - 2)
    from -= 1;
  use(tokens, from, best.end, 'amount');
  // The plus sign is part of the type, and goes to the description if the type is taken off.
  const plus = tokens.slice(best.from, best.end).find(({ text }) => text === '+');
  if (plus && best.sign === '+') plus.use = 'type';
  const taken = chooseReading(tokens, all, { best, from }, money);
  const { minor, sign } = taken;
  return best.isForeign ? { minor: null, sign, doubt: { chosen: null, other: minor } } : taken;
}

/** The amount with its second reading. */
function chooseReading(
  tokens: Token[],
  all: readonly Candidate[],
  { best, from }: { best: Candidate; from: number },
  money: Money,
): TakenAmount {
  const product = findProduct(tokens, all, best);
  const afterPrice = afterEach(tokens, best.end);
  const isPriceOfOne = afterPrice > best.end || isTimes(tokens[best.from - 1]);
  if (product !== undefined && isPriceOfOne) {
    use(tokens, isTimes(tokens[best.from - 1]) ? best.from - 1 : from, afterPrice, 'amount');
    return { minor: product, sign: best.sign, doubt: { chosen: product, other: best.minor } };
  }
  const other = product ?? findOther(all, best, money);
  const taken = { minor: best.minor, sign: best.sign };
  return other === undefined ? taken : { ...taken, doubt: { chosen: best.minor, other } };
}

/** '3 tickets at 12' may be 36; '3 tacos x 25' is 75. */
function findProduct(
  tokens: readonly Token[],
  all: readonly Candidate[],
  best: Candidate,
): number | undefined {
  const isEach = afterEach(tokens, best.end) > best.end;
  const count = all.find(({ level, end }) => level === LEVELS.count && (isEach || end < best.from));
  const isPrice = /^(?:a|at|@|x|×)$/.test(tokens[best.from - 1]?.word ?? '');
  const product = best.minor * Number(tokens[count?.from ?? 0]?.text);
  return count && (isPrice || isEach) && Number.isSafeInteger(product) ? product : undefined;
}

/** The second reading of the amount: another number, another value, or null for none. */
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
  if (rival) return (hasCents ? together(rival, best, 10 ** decimals) : undefined) ?? rival.minor;
  return best.level < LEVELS.saidInFull || best.level === LEVELS.count ? null : undefined;
}

/** 'coffee 4 50' may be 4.50, and 'sofa 1 234' may be 1,234. */
function together(first: Candidate, second: Candidate, unit: number): number | undefined {
  const [whole, rest] = [first.minor / unit, second.minor / unit];
  const areBeside = first.end === second.from && Number.isInteger(whole) && Number.isInteger(rest);
  if (!areBeside || whole >= 1000 || rest < 10 || rest >= 1000) return undefined;
  if (rest >= 100) return (whole * 1000 + rest) * unit;
  return unit < 100 ? undefined : first.minor + second.minor / 100;
}

/** An amount that may be made of several numbers. */
function findWhole(
  tokens: readonly Token[],
  at: number,
  free: number,
  read: (at: number, free: number) => Candidate | undefined,
): Candidate | undefined {
  const next = (from: number) =>
    read(from, from) ?? (isMark(tokens[from]) ? read(from + 1, from) : undefined);
  const product = findTimes(tokens, at, next);
  if (product) return product;
  const found = read(at, free);
  return found && withHalf(tokens, withMore(tokens, found, next), free);
}

function findAll(tokens: Token[], locale: string, money: Money, year: number): Candidate[] {
  const all: Candidate[] = [];
  let free = 0;
  const read = (from: number, after: number) => findAmount(tokens, from, after, locale, money, year);
  for (let at = 0; at < tokens.length;) {
    const isOpen = tokens[at]?.use === undefined;
    const sum = isOpen ? findSum(tokens, { at, free }, locale, money) : undefined;
    const found = sum ?? (isOpen ? findWhole(tokens, at, free, read) : undefined);
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
