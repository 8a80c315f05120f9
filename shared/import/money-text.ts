import { formatDecimalText } from '../money.ts';
import type { DecimalText, ReadOptions } from './types.ts';

type Reader = Pick<ReadOptions, 'currency' | 'language' | 'locale'>;

/** An amount of a file as money, with all of its decimals: '1.2' in euros is '€1.20', '1.234' is '€1.234'. */
export function moneyText(amount: DecimalText, reader: Reader, { isSigned = false } = {}): string {
  const { currency, language, locale = language } = reader;
  // A file may name a currency that none is.
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  return formatDecimalText(amount, currency, locale, { isSigned, isExact: true });
}
