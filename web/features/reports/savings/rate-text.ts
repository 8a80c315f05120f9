import type { Format } from '#web/lib/format/format.ts';

/** A share of the income; a dash without income. */
export function rateText(rate: number | null, format: Format): string {
  return rate === null ? '–' : format.percent(rate, { minimumFractionDigits: 1 }).replace('-', '−');
}
