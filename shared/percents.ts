import { numberFormat } from './intl-formats.ts';

// All percents follow one rule: a ratio has one decimal, rounded half away from zero; the progress of a budget or a
// goal has none and is rounded down, so that 100% means all of it.

type Options = Pick<Intl.NumberFormatOptions, 'signDisplay' | 'useGrouping'>;

/** Formats a ratio: 0.125 is '12.5%', 0.17 is '17.0%', -0.5 is '−50.0%'. */
export function formatPercent(ratio: number, locale: string, options: Options = {}): string {
  const format = {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
    ...options,
  } as const;
  return numberFormat(locale, format).format(ratio).replace('-', '−');
}

/** Formats progress, at least 0%: 0.999 is '99%'. */
export function formatProgress(ratio: number, locale: string): string {
  // Products such as 0.29 * 100 are a little less than they should be.
  const percent = Math.max(0, Math.floor(ratio * 100 + 1e-9));
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}

/** Writes the percent that `formatPercent` shows as plain text for a table: 0.125 is '12.5'. */
export function toPercentText(ratio: number): string {
  return formatPercent(ratio, 'en', { useGrouping: false }).replace('−', '-').replace('%', '');
}
