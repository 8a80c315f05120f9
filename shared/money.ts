import { numberFormat } from './intl-formats.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from './limits.ts';

/**
 * Amounts. Sums use integer minor units (cents) only. Numbers in major units appear in the API and on the screen.
 * Numbers become minor units through decimal text, never through a multiplication. A division by a power of ten is
 * rounded once, so it gives the number that the decimal text has.
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

const WITHOUT_CENTS = new Set('COP ARS CRC HUF IDR IRR LBP MMK NGN TZS VES'.split(' '));

/** Whether people write amounts with hundredths. Otherwise 18.000 is eighteen thousand in every language. */
export function hasCents(currency: string): boolean {
  return !WITHOUT_CENTS.has(currency);
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
  const wholeDigits = parts?.[1];
  const fraction = parts?.[2] ?? '';
  if (wholeDigits === undefined || fraction.length > decimals)
    return { ok: false, reason: 'tooManyDecimals' };
  const minorUnits = Number(wholeDigits + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minorUnits) ? { ok: true, minorUnits } : { ok: false, reason: 'tooLarge' };
}

/** Converts integer minor units to the nearest number in major units: (2550, 2) is 25.5. Keeps the sign. */
export function toMajorUnits(minorUnits: number, decimals: number): number {
  // The sum of -0 and 0 is 0.
  return minorUnits / 10 ** decimals + 0;
}

/** Formats an amount in major units as exact decimal text: (1234.5, 2) is '1234.50'. */
export function toDecimalText(amount: number, decimals: number): string {
  const [whole = '0', fraction = ''] = String(amount).split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/**
 * Converts a total in major units to integer minor units. A total may be zero, negative, or larger than the largest
 * transaction. The dashboard converts thousands, and `toFixed` takes a fifth of the time of `String`.
 */
export function totalToMinorUnits(total: number, decimals: number): number {
  return Number(total.toFixed(decimals).replace('.', '')) + 0;
}

/** Formats an amount in major units for a locale: (1234.5, 'EUR', 'es') is '1.234,50 €'. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  return withMinus(currencyFormat(currency, locale, 'auto').format(amount));
}

/** Formats an amount always with its sign, for lists that mix expenses and incomes. */
export function formatSignedAmount(amount: number, currency: string, locale: string): string {
  return withMinus(currencyFormat(currency, locale, 'exceptZero').format(amount));
}

/** Formats decimal text of any length, such as a sum above 2^53, for a locale. `isExact` keeps all decimals. */
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

/** Older browsers accept no larger number of decimals. */
const MAX_FORMATTED_DECIMALS = 20;

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
    maximumFractionDigits: isExact ? MAX_FORMATTED_DECIMALS : currencyDecimals(currency),
    trailingZeroDisplay: trailingZeros(currency),
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
    trailingZeroDisplay: trailingZeros(currency),
  });
  return format.format(amount);
}

/** Leaves out ',00' where people write no hundredths. An amount that has some still shows them. */
function trailingZeros(currency: string): 'auto' | 'stripIfInteger' {
  return hasCents(currency) ? 'auto' : 'stripIfInteger';
}

/** The symbol of a currency in a locale: '€', '$', 'kr'. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = currencyFormat(currency, locale, 'auto').formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** The symbol that tells a currency from others of its name: 'CA$' for Canadian dollars in the US. */
export function longSymbol(currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
