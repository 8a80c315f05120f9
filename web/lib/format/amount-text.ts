import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { readTypedAmount, type TypedAmount } from '#shared/money-arithmetic.ts';
import type { AmountFault, AmountReading } from '#shared/money-reading.ts';
import { currencyDecimals, currencySymbol, toAmountText } from '#shared/money.ts';

const EXAMPLE = 25.5;
const WHOLE_EXAMPLE = 2550;

export type AmountText = ReturnType<typeof amountText> & {
  /** Whether a minus is usual, so that the field need not say how it is read. */
  isMinusUsual?: true;
};

/** Reads and writes amounts of a currency as people type them in a locale. */
export function amountText(currency: string, locale: string) {
  const isWhole = currencyDecimals(currency) === 0;
  const toText = (amount: number): string => toAmountText(amount, currency, locale);
  return {
    read: (text: string): TypedAmount => readTypedAmount(text, currency, locale),
    toText,
    currency,
    symbol: currencySymbol(currency, locale),
    isWhole,
    /** '25.50', or '2550' in a currency without decimals. */
    example: toText(isWhole ? WHOLE_EXAMPLE : EXAMPLE),
  };
}

/** Like `amountText`, but an amount may be below 0: '-5' is money back. A sum cannot begin with a minus. */
export function signedAmountText(currency: string, locale: string): AmountText {
  const unsigned = amountText(currency, locale);
  return { ...unsigned, read: (text) => readSigned(text, unsigned.read) };
}

/** Like `signedAmountText`, but an amount may also be 0, as a balance may. */
export function balanceAmountText(currency: string, locale: string): AmountText {
  const signed = signedAmountText(currency, locale);
  const read = (text: string): TypedAmount =>
    ZERO.test(text) ? { ok: true, amount: 0, minorUnits: 0 } : signed.read(text);
  return { ...signed, read, isMinusUsual: true };
}

const ZERO = /^\s*[-−]?0+(?:[.,]0*)?\s*$/;

const MINUS = /^\s*[-−]/;

function readSigned(text: string, read: AmountText['read']): TypedAmount {
  const reading = read(text);
  if (reading.ok || !MINUS.test(text)) return reading;
  const withoutMinus = read(text.replace(MINUS, ''));
  if (!withoutMinus.ok || withoutMinus.isSum) return reading;
  const { amount, minorUnits, other } = withoutMinus;
  return {
    ok: true,
    amount: -amount,
    minorUnits: -minorUnits,
    ...(other !== undefined && { other: -other }),
  };
}

/** A currency's name within a sentence: ('EUR', 'es') is 'euro (EUR)'. */
export function currencyInSentence(code: string, language: string): string {
  return `${new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code} (${code})`;
}

export function findAmountError(text: string, amounts: AmountText): FieldErrorCode | undefined {
  return toAmountError(amounts.read(text));
}

export function toAmountError(reading: AmountReading): FieldErrorCode | undefined {
  return reading.ok ? undefined : AMOUNT_ERRORS[reading.reason];
}

const AMOUNT_ERRORS = {
  empty: 'required',
  notAnAmount: 'invalid',
  otherCurrency: 'invalid',
  unfinished: 'invalid',
  dividesByZero: 'invalid',
  tooLong: 'textTooLong',
  notPositive: 'amountNotPositive',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<AmountFault, FieldErrorCode>;
