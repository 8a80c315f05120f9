import { numberFormat } from './intl-formats.ts';
import { formatAmount } from './money.ts';

/** Expected amounts from here on are shown without decimals, which nobody can foresee. */
const WHOLE_FROM = 10;

/** Formats an amount that is expected. `beside` is the largest amount that it stands with. */
export function formatExpectedAmount(
  expected: number,
  { currency, locale }: { currency: string; locale: string },
  beside = expected,
): string {
  if (Math.abs(beside) < WHOLE_FROM) return formatAmount(expected, currency, locale);
  const whole = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    maximumFractionDigits: 0,
  });
  return whole.format(expected).replace('-', '−');
}
