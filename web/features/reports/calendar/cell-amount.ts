import { numberFormat } from '#shared/intl-formats.ts';

/**
 * Formats an amount for a narrow day of a calendar: without currency and decimals, and in short form from ten thousand
 * on. An amount below half a unit keeps one digit, because '0' would mean no expenses.
 */
export function formatCellAmount(amount: number, locale: string): string {
  return numberFormat(locale, { useGrouping: 'always', ...toDigits(amount) }).format(amount);
}

function toDigits(amount: number): Intl.NumberFormatOptions {
  if (amount < 0.5) return { maximumSignificantDigits: 1 };
  if (amount < 9_999.5) return { maximumFractionDigits: 0 };
  return { notation: 'compact', maximumFractionDigits: amount < 1_000_000 ? 0 : 1 };
}
