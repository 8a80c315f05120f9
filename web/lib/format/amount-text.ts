import type { FieldErrorCode } from '#shared/errors/fields.ts';
import {
  currencyDecimals,
  currencySymbol,
  readAmountInCurrency,
  toAmountText,
  type AmountReading,
} from '#shared/money.ts';

const EXAMPLE = 25.5;
const WHOLE_EXAMPLE = 2550;

export type AmountText = ReturnType<typeof amountText>;

/** How people type amounts of a currency in a locale. */
export function amountText(currency: string, locale: string) {
  const isWhole = currencyDecimals(currency) === 0;
  const toText = (amount: number): string => toAmountText(amount, currency, locale);
  return {
    read: (text: string): AmountReading => readAmountInCurrency(text, currency, locale),
    toText,
    symbol: currencySymbol(currency, locale),
    isWhole,
    /** '25.50', or '2550' in a currency without decimals. */
    example: toText(isWhole ? WHOLE_EXAMPLE : EXAMPLE),
  };
}

/** The error of a typed amount. */
export function findAmountError(text: string, amounts: AmountText): FieldErrorCode | undefined {
  return amountErrorOf(amounts.read(text));
}

export function amountErrorOf(reading: AmountReading): FieldErrorCode | undefined {
  return reading.ok ? undefined : AMOUNT_ERRORS[reading.reason];
}

const AMOUNT_ERRORS = {
  empty: 'required',
  notAnAmount: 'invalid',
  notPositive: 'amountNotPositive',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<Extract<AmountReading, { ok: false }>['reason'], FieldErrorCode>;
