import { numberFormat } from './intl-formats.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from './limits.ts';

/**
 * Amounts. Sums use integer minor units (cents) only. Numbers in major units appear in the API and on the screen.
 * Every conversion goes through decimal text, never through a multiplication.
 */

/** The currencies of ISO 4217 that do not have two decimals, by their number of decimals. */
const CURRENCIES_BY_DECIMALS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsByCurrency = new Map(
  Object.entries(CURRENCIES_BY_DECIMALS).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
);

/**
 * Decimals of a currency by ISO 4217: EUR 2, JPY 0, KWD 3. Stored amounts depend on them, so they do not come from
 * the runtime: its versions differ, and it follows custom (no decimals for HUF).
 */
export function currencyDecimals(currency: string): number {
  return decimalsByCurrency.get(currency) ?? 2;
}

export type MinorUnitsResult =
  { ok: true; minorUnits: number } | { ok: false; reason: 'notPositive' | 'tooManyDecimals' | 'tooLarge' };

/**
 * Converts a positive amount in major units to integer minor units: (25.5, 2) is 2550.
 * An amount with too many decimals is an error and is not rounded.
 */
export function toMinorUnits(amount: number, decimals: number): MinorUnitsResult {
  if (!(amount > 0)) return { ok: false, reason: 'notPositive' };
  if (amount >= MAX_AMOUNT_WHOLE_UNITS + 1) return { ok: false, reason: 'tooLarge' };
  // Numbers below 1e-6 are written with an exponent and do not match.
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(String(amount));
  const whole = parts?.[1];
  const fraction = parts?.[2] ?? '';
  if (whole === undefined || fraction.length > decimals) return { ok: false, reason: 'tooManyDecimals' };
  const minorUnits = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minorUnits) ? { ok: true, minorUnits } : { ok: false, reason: 'tooLarge' };
}

/** Converts integer minor units to the nearest number in major units: (2550, 2) is 25.5. Keeps the sign. */
export function toMajorUnits(minorUnits: number, decimals: number): number {
  if (decimals === 0) return minorUnits;
  const sign = minorUnits < 0 ? '-' : '';
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  return Number(`${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** Formats an amount in major units as exact decimal text: (1234.5, 2) is '1234.50'. */
export function toDecimalText(amount: number, decimals: number): string {
  const [whole = '0', fraction = ''] = String(amount).split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/**
 * Converts a total in major units to integer minor units. A total may be zero, negative, or larger than the
 * largest transaction.
 */
export function totalToMinorUnits(total: number, decimals: number): number {
  const [whole = '0', fraction = ''] = String(Math.abs(total)).split('.');
  const minorUnits = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return total < 0 ? -minorUnits : minorUnits;
}

/** Formats an amount in major units for a locale: (1234.5, 'EUR', 'es') is '1.234,50 €'. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  return withMinus(currencyFormat(currency, locale, 'auto').format(amount));
}

/** Always shows the sign, for lists that mix expenses and incomes. */
export function formatSignedAmount(amount: number, currency: string, locale: string): string {
  return withMinus(currencyFormat(currency, locale, 'exceptZero').format(amount));
}

/** Formats decimal text of any length, such as a sum above 2^53, for a locale; if it is exact, with all decimals. */
export function formatDecimalText(
  text: string,
  currency: string,
  locale: string,
  { isSigned = false, isExact = false } = {},
): string {
  const format = currencyFormat(currency, locale, isSigned ? 'exceptZero' : 'auto', isExact);
  return withMinus(format.format(text as Intl.StringNumericLiteral));
}

/** Uses the minus sign, because a hyphen is narrower than a plus and a line may break after it. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** The most that formats take. */
const MAX_DECIMALS = 20;

type SignDisplay = 'auto' | 'exceptZero';

function currencyFormat(
  currency: string,
  locale: string,
  signDisplay: SignDisplay,
  isExact = false,
): Intl.NumberFormat {
  // By default Spanish groups digits from 10.000 on. Bank statements group from 1.000 on, and so does Saldo.
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: currencyDecimals(currency),
    maximumFractionDigits: isExact ? MAX_DECIMALS : currencyDecimals(currency),
    useGrouping: 'always',
    signDisplay,
  });
}

/** Formats an amount as a person would type it, without symbol and groups: (1234.5, 'EUR', 'es') is '1234,50'. */
export function toAmountText(amount: number, currency: string, locale: string): string {
  const decimals = currencyDecimals(currency);
  const format = numberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount);
}

export type AmountReading =
  | { ok: true; amount: number; minorUnits: number }
  | { ok: false; reason: 'empty' | 'notAnAmount' | 'notPositive' | 'tooManyDecimals' | 'tooLarge' };

/**
 * Reads a typed amount: '25,50', '25.50', '1.234,56', '1,234.56', '1 234,56'.
 * Of two different separators the last is the decimal. A single separator is the decimal unless exactly three
 * digits follow it: '1.234' is ambiguous and follows the locale.
 * A repeated separator groups thousands, and every group must have three digits.
 */
export function readAmount(text: string, locale: string, decimals: number): AmountReading {
  const trimmed = text.replace(/[\s\u00a0\u202f'’]/gu, '');
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (/^[-−]/.test(trimmed)) return { ok: false, reason: 'notPositive' };
  if (!/^[\d.,]+$/.test(trimmed) || !/\d/.test(trimmed)) return { ok: false, reason: 'notAnAmount' };

  const decimalSeparator = findDecimalSeparator(trimmed, locale, decimals);
  const at = decimalSeparator === undefined ? -1 : trimmed.lastIndexOf(decimalSeparator);
  const whole = at === -1 ? trimmed : trimmed.slice(0, at);
  const fraction = at === -1 ? '' : trimmed.slice(at + 1).replace(/0+$/, '');
  if (!isGrouped(whole) || /[.,]/.test(fraction)) return { ok: false, reason: 'notAnAmount' };

  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (fraction.length > decimals) return { ok: false, reason: 'tooManyDecimals' };
  const amount = Number(fraction === '' ? digits : `${digits}.${fraction}`);
  const minor = toMinorUnits(amount, decimals);
  return minor.ok ? { ok: true, amount, minorUnits: minor.minorUnits } : minor;
}

/**
 * Reads a typed amount that may include the symbol of the user's currency: 'CHF 25.50', '25,50 kr'.
 * The symbol of another currency is refused: '€ 25' is not an amount in dollars.
 */
export function readAmountInCurrency(text: string, currency: string, locale: string): AmountReading {
  const marks = [longSymbol(currency, locale), currency, currencySymbol(currency, locale)].map((mark) =>
    mark.toLowerCase(),
  );
  const typed = text.trim();
  const mark = marks.find(
    (each) => typed.toLowerCase().startsWith(each) || typed.toLowerCase().endsWith(each),
  );
  const isBefore = mark !== undefined && typed.toLowerCase().startsWith(mark);
  const bare = typed.slice(
    isBefore ? mark.length : 0,
    isBefore ? undefined : typed.length - (mark?.length ?? 0),
  );
  return readAmount(bare, locale, currencyDecimals(currency));
}

/** The symbol of a currency in a locale: '€', '$', 'kr'. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = currencyFormat(currency, locale, 'auto').formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** The symbol where others of the name exist: 'CA$' for Canadian dollars in the US. */
function longSymbol(currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** The separators of a locale: Spanish has decimal ',' and group '.', English the reverse. */
function localeSeparators(locale: string): { decimal: string; group: string } {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  return { decimal, group: decimal === ',' ? '.' : ',' };
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
  return localeSeparators(locale).decimal === separator ? separator : undefined;
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(?:\.\d{3})+$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole);
}
