import { formatDecimalText } from '../money.ts';
import type { DecimalText, ReadOptions } from './types.ts';

type MoneyStyle = Pick<ReadOptions, 'currency' | 'language' | 'locale'>;

/** Formats an amount of a file with all of its decimals: '1.2' in euros is '€1.20', '1.234' is '€1.234'. */
export function moneyText(amount: DecimalText, style: MoneyStyle, { isSigned = false } = {}): string {
  const { currency, language, locale = language } = style;
  // A file may name a currency that does not exist.
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  return formatDecimalText(amount, currency, locale, { isSigned, isExact: true });
}
