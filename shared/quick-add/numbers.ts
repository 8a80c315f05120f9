import { readAmount, readNumber as readDecimal } from '../money-reading.ts';
import { toMinorUnits } from '../money.ts';
import { isCents, findMarkAfter, type Money } from './marks.ts';
import { joinGroups } from './groups.ts';
import { toPowerOfTen, readWords } from './number-words.ts';
import { isWord, type Token } from './tokens.ts';

/** A number in minor units. `end` is the index of the token after it. */
export type FoundNumber = {
  minor: number;
  end: number;
  /** Whether it has decimals, groups or a word such as 'mil', which counts seldom have. */
  isExact: boolean;
  isWords: boolean;
  /** A second reading in minor units; null if the number may be no amount. */
  other?: number | null;
};

/** Reads a number in digits or words from a token on. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  locale: string,
  money: Money,
): FoundNumber | undefined {
  if (tokens[at]?.isNumber) return readDigitNumber(tokens, at, locale, money);
  const number = readNumberInWords(tokens, at, money);
  return number && withCentsInWords(tokens, number, money);
}

function readNumberInWords(tokens: readonly Token[], at: number, money: Money): FoundNumber | undefined {
  const token = tokens[at];
  const isOne =
    /^(?:an?|una?|one)$/.test(token?.word ?? '') &&
    isWord(tokens[at + 1]) &&
    (findMarkAfter(tokens, at + 1, money) !== undefined || isCents(tokens[at + 1]));
  const words = isOne ? { value: 1, end: at + 1 } : readWords(tokens, at);
  if (!words || !Number.isSafeInteger(words.value * 10 ** money.decimals)) return undefined;
  return {
    minor: words.value * 10 ** money.decimals,
    end: words.end,
    isExact: words.value >= 1000 && words.end > at + 1,
    isWords: true,
  };
}

/** Reads 'twelve fifty' as 12.50, or as 1,250 in a currency without decimals. */
function withCentsInWords(tokens: readonly Token[], number: FoundNumber, money: Money): FoundNumber {
  const whole = number.minor / 10 ** money.decimals;
  const next = readWords(tokens, number.end);
  if (!next || whole >= 100 || next.value < 10 || next.value >= 100) return number;
  const joinedMinor = (whole * 100 + next.value) * 10 ** money.decimals;
  if (money.decimals < 2) return { ...number, minor: joinedMinor, end: next.end };
  return { ...number, minor: joinedMinor / 100, end: next.end, other: joinedMinor };
}

function readDigitNumber(
  tokens: readonly Token[],
  at: number,
  locale: string,
  money: Money,
): FoundNumber | undefined {
  const { raw, end } = joinGroups(tokens, at, money);
  if (/[:/-]/.test(raw)) return undefined;
  // 'K' is the sign of some currencies.
  const isSign = money.spellings.some(([sign]) => sign?.text === tokens[end]?.text);
  // 'moto 1.5M' is in millions, in currencies without cents.
  const isMillions = tokens[end]?.text === 'M' && tokens[end]?.isGlued && !money.hasCents;
  const power = isSign ? 0 : isMillions ? 6 : toPowerOfTen(tokens[end]);
  const toMinor = (text: string) => {
    const minor = toMinorUnits(Number(text), money.decimals + power);
    return minor.ok ? minor.minorUnits : undefined;
  };
  const read = (text: string) => {
    const reading = readAmount(text, locale, money.decimals + power);
    return reading.ok ? reading.minorUnits : undefined;
  };
  const grouped = readGroupedByTwo(raw, read);
  const number = readDecimal(raw, { locale, ...money }, power);
  const minor = grouped ?? (number.ok ? toMinor(number.text) : undefined);
  if (minor === undefined) return undefined;
  const isExact = (power > 0 && tokens[end]?.word !== 'k') || /\D/.test(raw) || end > at + 1;
  const other = number.ok && number.other !== undefined ? toMinor(number.other) : undefined;
  const joined = end > at + 1 && other === undefined ? read(tokens[end - 1]?.text ?? '') : other;
  const found: FoundNumber = { minor, end: end + (power > 0 ? 1 : 0), isExact, isWords: false };
  return withTail(tokens, joined === undefined ? found : { ...found, other: joined }, power, locale, money);
}

/** Adds a smaller number after a word such as 'mil': '15 mil 500', '1 millón 200 mil'. */
function withTail(
  tokens: readonly Token[],
  whole: FoundNumber,
  power: number,
  locale: string,
  money: Money,
): FoundNumber {
  if (power === 0 || tokens[whole.end - 1]?.word === 'k') return whole;
  // Each part has a smaller power than the one before, so the recursion ends after three.
  if (toPowerOfTen(tokens[whole.end + 1]) >= power) return whole;
  const next = tokens[whole.end]?.isNumber
    ? readDigitNumber(tokens, whole.end, locale, money)
    : readNumberInWords(tokens, whole.end, money);
  const isPart =
    next && next.minor < 10 ** (power + money.decimals) && next.minor >= 100 * 10 ** money.decimals;
  if (!isPart) return whole;
  // '1 millón 350' leaves out the thousands.
  const isShort = power === 6 && next.minor < 1000 * 10 ** money.decimals;
  return isShort
    ? { ...whole, minor: whole.minor + next.minor * 1000, end: next.end, other: whole.minor + next.minor }
    : { ...whole, minor: whole.minor + next.minor, end: next.end };
}

/** Reads '1,23,456.70', which is grouped as in India. */
function readGroupedByTwo(raw: string, read: (text: string) => number | undefined): number | undefined {
  return /^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?$/.test(raw) ? read(raw.replaceAll(',', '')) : undefined;
}
