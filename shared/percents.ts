import { numberFormat } from './intl-formats.ts';

// The one rule for percents: what was calculated has one decimal, rounded half away from zero; what is reached of a
// budget or a goal is whole and rounded down, so that 100% means all of it.

type Options = Pick<Intl.NumberFormatOptions, 'signDisplay' | 'useGrouping'>;

/** 0.125 is '12.5%', 0.17 is '17.0%', -0.5 is '−50.0%'. */
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

/** How much of something is reached, at least nothing: 0.999 is '99%'. */
export function formatProgress(ratio: number, locale: string): string {
  // Products such as 0.29 * 100 are a little less than they should be.
  const percent = Math.max(0, Math.floor(ratio * 100 + 1e-9));
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}

/** The same percent as `formatPercent` shows, as plain text for a table: 0.125 is '12.5'. */
export function toPercentText(ratio: number): string {
  return formatPercent(ratio, 'en', { useGrouping: false }).replace('−', '-').replace('%', '');
}
