import { numberFormat } from './intl-formats.ts';
import { formatAmount } from './money.ts';

/** Nobody can foresee the decimals of larger amounts. */
const NO_DECIMALS_FROM = 10;

/** Formats an expected amount, without decimals if `largest`, the largest of the amounts shown together, is 10 or more. */
export function formatExpectedAmount(
  expected: number,
  { currency, locale }: { currency: string; locale: string },
  largest = expected,
): string {
  if (Math.abs(largest) < NO_DECIMALS_FROM) return formatAmount(expected, currency, locale);
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    maximumFractionDigits: 0,
  });
  return format.format(expected).replace('-', '−');
}
