import type { Format } from '#web/lib/format/format.ts';

/** A share, with one decimal as those below it; a dash where there is nothing to share. */
export function rateText(rate: number | null, format: Format): string {
  return rate === null ? '–' : format.percent(rate);
}
