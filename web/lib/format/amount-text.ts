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
