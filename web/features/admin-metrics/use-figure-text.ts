import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE } from '#shared/contract/admin-metrics.ts';
import { useFormat } from '#web/lib/format/format.ts';

export function useFigureText() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  return useMemo(() => {
    const numbers = numberText(locale);
    return {
      locale,
      ...numbers,
      /** '3 more': a change before its comparison. */
      moreOrFewer: (value: number) =>
        t(value > 0 ? 'adminMetrics.more' : 'adminMetrics.fewer', {
          number: numbers.number(Math.abs(value)),
        }),
    };
  }, [t, locale]);
}

function numberText(locale: string) {
  const decimal = numberFormat(locale, { maximumFractionDigits: 2 });
  const points = numberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const signed = numberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return {
    number: (value: number | typeof NOT_AVAILABLE) =>
      value === NOT_AVAILABLE ? value : decimal.format(value),
    /** '+3': a change, next to the name of its period. */
    signed: (value: number) => withMinus(signed.format(value)),
    /** '+2.1', the difference of two shares in percentage points. */
    points: (difference: number) => withMinus(points.format(difference * 100)),
    /** Formats shares side by side, all with as many decimals as one of them needs. */
    percents: (ratios: readonly number[]) => percentText(locale, ratios),
  };
}

function percentText(locale: string, ratios: readonly number[]): (ratio: number) => string {
  const digits = ratios.every((ratio) => Math.round(ratio * 1000) % 10 === 0) ? 0 : 1;
  const range = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = numberFormat(locale, { style: 'percent', ...range });
  return (ratio) => format.format(ratio);
}

/** Spanish groups digits from five on by default; figures side by side need it from four. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
}

function withMinus(text: string): string {
  return text.replace('-', '−');
}
