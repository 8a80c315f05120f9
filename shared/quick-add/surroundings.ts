import { isUnit, findMarkBefore, type Money } from './marks.ts';
import type { FoundNumber } from './numbers.ts';
import { isOneOf, isWord, toWordSet, type Token } from './tokens.ts';

const SIGNS = new Map<string, '+' | '-'>(Object.entries({ '+': '+', '-': '-', '−': '-', '–': '-' }));
/** Characters that may touch a number on its left. */
const OPENERS = toWordSet('( [ " \' « “ ‘ ¿ ¡ = : , ; ~ > | . \u2026 ≈');
const NO_AMOUNT_AFTER = toWordSet('% * + ^ × ° _ # @ & \u0303 º ª');

const TIMES = toWordSet('x × * @');

/** Whether a token is a sign between a count and a price. */
export function isTimes(token: Token | undefined): boolean {
  return isOneOf(token, TIMES);
}

type NumberPrefix = { from: number; isMarked: boolean; isOwn: boolean; sign: '+' | '-' | undefined };

/** Reads the sign and the mark before a number, in either order. */
export function readPrefix(tokens: readonly Token[], at: number, free: number, money: Money): NumberPrefix {
  let prefix: NumberPrefix = { from: at, isMarked: false, isOwn: false, sign: undefined };
  for (let round = 0; round < 3; round += 1) {
    const sign = SIGNS.get(tokens[prefix.from - 1]?.text ?? '');
    const mark = prefix.isMarked ? undefined : findMarkBefore(tokens, prefix.from, money);
    if (prefix.from - 1 < free) break;
    if (mark && prefix.from - mark.length >= free) {
      prefix = { ...prefix, from: prefix.from - mark.length, isMarked: true, isOwn: mark.isOwn };
    } else if (sign && prefix.sign === undefined && isSign(tokens, prefix.from - 1, money)) {
      prefix = { ...prefix, from: prefix.from - 1, sign };
    } else break;
  }
  return prefix;
}

/**
 * Whether a token is the sign of an amount: at the beginning of the line, or after a blank and touching the amount. A
 * dash in a word is not.
 */
function isSign(tokens: readonly Token[], at: number, money: Money): boolean {
  if (at === 0) return true;
  const touches = tokens[at + 1]?.isGlued === true;
  return touches && (tokens[at]?.isGlued !== true || findMarkBefore(tokens, at, money) !== undefined);
}

/** Whether a number is not a part of a name or a measure. */
export function isStandalone(
  tokens: readonly Token[],
  from: number,
  { end, isExact, minor }: FoundNumber,
  hasMark: boolean,
  money: Money,
): boolean {
  const [before, after, first] = [tokens[from - 1], tokens[end], tokens[from]];
  if (first?.isGlued === true && before !== undefined && before.meaning === undefined) {
    // 'coffee4.50' may be a code.
    if (before.text === '.' && before.isGlued && /\d$/.test(tokens[from - 2]?.text ?? '')) return false;
    const isDash = before.text === '-' && isExact;
    if (
      !OPENERS.has(before.text) &&
      !isDash &&
      !isBetweenNumbers(tokens, from - 1) &&
      !(hasMark && !/[\p{L}\p{N}]/u.test(before.text))
    )
      return false;
  }
  if (after === undefined || after.meaning !== undefined) return true;
  if (isBetweenNumbers(tokens, end)) return true;
  if (after.isGlued && (isWord(after) || NO_AMOUNT_AFTER.has(after.text))) return false;
  if (after.isGlued && after.text === '-' && tokens[end + 1]?.isGlued === true && !isExact) return false;
  // 'celular 4,999 meses sin intereses': a number of months is never that large.
  const isTooMany = isExact && minor >= 1000 * 10 ** money.decimals && /^(?:mes|month)/.test(after.word);
  return hasMark || isTooMany || !isUnit(after);
}

/** Whether a token is a sign between two numbers: '9.50+1.20' and '2x4.50'. */
function isBetweenNumbers(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isNumber = after?.isNumber === true || /^\p{Sc}$/u.test(after?.text ?? '');
  if (before?.isNumber !== true || !isNumber) return false;
  return sign?.text === '+' || (isTimes(sign) && (isCount(before) || isCount(after)));
}

function isCount(token: Token | undefined): boolean {
  return /^[1-9]\d?$/.test(token?.text ?? '');
}
