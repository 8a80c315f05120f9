import type { Format } from '#web/lib/format/format.ts';

/** Formats a rate or a share; null, which has no base, is a dash. */
export function rateText(rate: number | null, format: Format): string {
  return rate === null ? '–' : format.percent(rate);
}
