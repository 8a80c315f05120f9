import { numberFormat } from './intl-formats.ts';
import { isCurrency } from './is-currency.ts';
import { currencyDecimals, currencySymbol, hasCents, longSymbol, toMinorUnits } from './money.ts';

/** The reading of one number that somebody typed. `money-arithmetic.ts` reads sums of them. */
export type AmountReading =
  | {
      ok: true;
      amount: number;
      minorUnits: number;
      /** The second reading of '1.234' in major units: the mark may group thousands or begin the decimals. */
      other?: number;
    }
  | { ok: false; reason: AmountFault };

export type AmountFault =
  | 'empty'
  | 'notAnAmount'
  | 'notPositive'
  | 'tooManyDecimals'
  | 'tooLarge'
  | 'otherCurrency'
  | 'unfinished'
  | 'dividesByZero'
  | 'tooLong';

/** How somebody writes numbers of a currency. */
export type NumberForm = { locale: string; decimals: number; hasCents: boolean };

/** A number without a sign as plain decimal text, without superfluous zeros: '1234.5'. */
type DecimalReading = { ok: true; text: string } | { ok: false; reason: AmountFault };

/**
 * Reads a typed amount: '25,50', '25.50', '1.234,56', '1,234.56', '1 234,56'.
 * Of two different separators the last is the decimal mark. A single separator is the decimal mark unless exactly three
 * digits follow it: '1.234' is ambiguous and follows the locale.
 * A repeated separator groups thousands, and every group must have three digits.
 */
export function readAmount(text: string, locale: string, decimals: number): AmountReading {
  return toReading(readDecimal(text, locale, decimals), decimals);
}

function toReading(reading: DecimalReading, decimals: number): AmountReading {
  if (!reading.ok) return reading;
  const amount = Number(reading.text);
  const minor = toMinorUnits(amount, decimals);
  return minor.ok ? { ok: true, amount, minorUnits: minor.minorUnits } : minor;
}

function readDecimal(text: string, locale: string, decimals: number): DecimalReading {
  const trimmed = text.replace(/[\s\u00a0\u202f'’]/gu, '');
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (/^[-−]/.test(trimmed)) return { ok: false, reason: 'notPositive' };
  if (!/^[\d.,]+$/.test(trimmed) || !/\d/.test(trimmed)) return { ok: false, reason: 'notAnAmount' };

  const decimalSeparator = findDecimalSeparator(trimmed, locale, decimals);
  const at = decimalSeparator === undefined ? -1 : trimmed.lastIndexOf(decimalSeparator);
  const wholeDigits = at === -1 ? trimmed : trimmed.slice(0, at);
  const fraction = at === -1 ? '' : trimmed.slice(at + 1).replace(/0+$/, '');
  if (!isGrouped(wholeDigits) || /[.,]/.test(fraction)) return { ok: false, reason: 'notAnAmount' };

  const digits = wholeDigits.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (fraction.length > decimals) return { ok: false, reason: 'tooManyDecimals' };
  return { ok: true, text: fraction === '' ? digits : `${digits}.${fraction}` };
}

/**
 * Reads a number as decimal text with at most the form's decimals plus `extraDecimals`. `other` is its second reading:
 * the mark of '1.234' may group thousands or begin the decimals, so with two decimals it is 1234 or 1.23.
 */
export function readNumber(
  text: string,
  { locale, decimals, hasCents: isInCents }: NumberForm,
  extraDecimals = 0,
): { ok: true; text: string; other?: string } | { ok: false; reason: AmountFault } {
  const readText = (each: string) => readDecimal(each, locale, decimals + extraDecimals);
  const bare = text.trim();
  const isPlainGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  if (!isPlainGroup) return readText(text);
  const grouped = bare.replace(/[.,]/, '');
  if (!isInCents) return { ok: true, text: grouped };
  const reading = readText(bare);
  const chosen = reading.ok ? reading.text : grouped;
  const other = findOtherReading(bare, chosen === grouped, { locale, decimals });
  return other === undefined || other === chosen
    ? { ok: true, text: chosen }
    : { ok: true, text: chosen, other };
}

/** The second reading of '1.200' and '1,200', whose separator may stand before decimals or between thousands. */
function findOtherReading(
  raw: string,
  isGroup: boolean,
  { locale, decimals }: { locale: string; decimals: number },
): string | undefined {
  if (decimals === 0) return undefined;
  const isLocal = raw.includes(localeDecimal(locale));
  if (!isGroup) return raw.replace(/[.,]/, '');
  if (!isLocal && decimals < 3) return undefined;
  const digits = Number(raw.replace(/[.,]/, ''));
  const rounded = Math.round(digits / 10 ** Math.max(0, 3 - decimals));
  return String(rounded / 10 ** Math.min(3, decimals));
}

/**
 * Reads a typed amount that may include the symbol of the user's currency: 'CHF 25.50', '25,50 kr'.
 * The symbol of another currency is refused: '€ 25' is not an amount in dollars.
 */
export function readAmountInCurrency(text: string, currency: string, locale: string): AmountReading {
  const bare = withoutMark(text, currency, locale);
  const form = numberForm(currency, locale);
  const number = readNumber(bare, form);
  const reading = toReading(number, form.decimals);
  if (!reading.ok)
    return reading.reason === 'notAnAmount' && hasForeignMark(bare)
      ? { ok: false, reason: 'otherCurrency' }
      : reading;
  // Somebody who types three digits after the mark means decimals if the currency has three.
  const meansDecimals = form.decimals >= 3 && bare.includes(localeDecimal(locale));
  const other = number.ok && !meansDecimals ? number.other : undefined;
  return other === undefined ? reading : { ...reading, other: Number(other) };
}

export function numberForm(currency: string, locale: string): NumberForm {
  return { locale, decimals: currencyDecimals(currency), hasCents: hasCents(currency) };
}

/** Returns the symbols and the code that people write next to an amount, in lower case, the longest first. */
export function currencyMarks(currency: string, locale: string): string[] {
  return [longSymbol(currency, locale), currency, currencySymbol(currency, locale)].map((mark) =>
    mark.toLowerCase(),
  );
}

/** Removes the mark of the currency at the start or the end of a text. */
export function withoutMark(text: string, currency: string, locale: string): string {
  const trimmed = text.trim();
  const mark = currencyMarks(currency, locale).find(
    (each) => trimmed.toLowerCase().startsWith(each) || trimmed.toLowerCase().endsWith(each),
  );
  if (mark === undefined) return trimmed;
  const isBefore = trimmed.toLowerCase().startsWith(mark);
  return isBefore ? trimmed.slice(mark.length) : trimmed.slice(0, trimmed.length - mark.length);
}

/** Whether a text has digits and the sign or the code of a currency: '$12', '12 USD'. */
export function hasForeignMark(text: string): boolean {
  if (!/\d/.test(text)) return false;
  return /\p{Sc}/u.test(text) || isCurrency(text.replace(/[\d\s.,'’]/gu, '').toUpperCase());
}

/** The decimal mark of a locale: Spanish ',', English '.'. */
function localeDecimal(locale: string): string {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

function findDecimalSeparator(text: string, locale: string, decimals: number): string | undefined {
  const lastComma = text.lastIndexOf(',');
  const lastDot = text.lastIndexOf('.');
  if (lastComma === -1 && lastDot === -1) return undefined;
  if (lastComma !== -1 && lastDot !== -1) return lastComma > lastDot ? ',' : '.';
  const separator = lastComma === -1 ? '.' : ',';
  if (text.indexOf(separator) !== text.lastIndexOf(separator)) return undefined;
  const before = text.indexOf(separator);
  const digitsAfter = text.length - before - 1;
  const couldGroup = digitsAfter === 3 && before >= 1 && before <= 3 && !text.startsWith('0');
  if (!couldGroup) return separator;
  if (decimals === 0) return undefined;
  return localeDecimal(locale) === separator ? separator : undefined;
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(?:\.\d{3})+$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole);
}
