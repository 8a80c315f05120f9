import { isCents, findMarkAfter, type Money } from './marks.ts';
import { findHalfEnd, toPowerOfTen, readWords } from './number-words.ts';
import type { FoundNumber } from './numbers.ts';
import { isOneOf, isWord, toWordSet, type Token } from './tokens.ts';

const CENT_LINKS = toWordSet('con coma punto point');
const DECIMAL_LINKS = toWordSet('coma punto point');

/** Adds the cents that follow the whole units: 'con cincuenta', 'and fifty cents', 'y medio', '3€50'. */
export function withCents(
  tokens: readonly Token[],
  whole: FoundNumber,
  hasMark: boolean,
  money: Money,
): FoundNumber {
  const { decimals } = money;
  const unit = 10 ** decimals;
  if (whole.minor % unit !== 0) return whole;
  const half = findHalfEnd(tokens, whole.end);
  if (half !== undefined) return withHalf(tokens, whole, half, unit);
  if (decimals < 2) return whole;
  const link = tokens[whole.end];
  const hasLink = isOneOf(link, CENT_LINKS);
  const at = whole.end + (hasLink || /^(?:and|y)$/.test(link?.word ?? '') ? 1 : 0);
  const hundredths = readHundredths(tokens, at);
  if (!hundredths) return whole;
  const after = tokens[hundredths.end];
  const isNamed = isCents(after);
  const isEnd =
    after === undefined ||
    after.meaning !== undefined ||
    !isWord(after) ||
    /^(?:de|for|of|en|on|in)$/.test(after.word);
  const isGlued = hasMark && at === whole.end && tokens[at]?.isGlued === true;
  const isLinked =
    (hasLink || (hasMark && at === whole.end && hundredths.isPadded)) &&
    (isEnd || tokens[at]?.isNumber !== true || findMarkAfter(tokens, hundredths.end, money) !== undefined);
  if (!isNamed && !isGlued && !isLinked) return whole;
  // 'doce coma cinco' is 12.5, and 'doce con cinco' is 12.05.
  const value =
    isOneOf(link, DECIMAL_LINKS) && hundredths.value < 10 && !hundredths.isPadded
      ? hundredths.value * 10
      : hundredths.value;
  return { ...whole, minor: whole.minor + (value * unit) / 100, end: hundredths.end + (isNamed ? 1 : 0) };
}

/** Adds a half: 'siete y medio', 'un millón y medio', 'two and a half grand'. */
function withHalf(tokens: readonly Token[], whole: FoundNumber, end: number, unit: number): FoundNumber {
  const before = toPowerOfTen(tokens[whole.end - 1]);
  const after = toPowerOfTen(tokens[end]);
  const more = (10 ** before * unit) / 2;
  if (before > 0) return { ...whole, minor: whole.minor + more, end, isExact: true };
  if (after > 2) return { ...whole, minor: (whole.minor + more) * 10 ** after, end: end + 1, isExact: true };
  return unit < 100 ? whole : { ...whole, minor: whole.minor + more, end };
}

function readHundredths(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number; isPadded: boolean } | undefined {
  const token = tokens[at];
  if (!token || token.meaning !== undefined) return undefined;
  if (token.isNumber)
    return /^\d\d?$/.test(token.text)
      ? { value: Number(token.text), end: at + 1, isPadded: token.text.length === 2 }
      : undefined;
  const words = readWords(tokens, at);
  return words && words.value < 100 ? { ...words, isPadded: words.value >= 10 } : undefined;
}
