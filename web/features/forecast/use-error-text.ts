import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { errorNote, errorWords } from '#shared/forecast/error-words.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Side } from './chart-data.ts';

/** Says how far off the forecast of one side was, and once for some sides what that means, beside a simple guess. */
export function useErrorText(error: Forecast['error']) {
  const { t, i18n } = useTranslation();
  const { percent: formatPercent, count, locale } = useFormat();
  const percent = (ratio: number) => formatPercent(ratio, { maximumFractionDigits: 0 });
  return {
    sentence: (side: Side): string => {
      const { key, values } = errorWords(error, side, { percent, count });
      return t(`forecast.error.${key}`, { ...values, count: error.months });
    },
    note: (sides: readonly Side[]): string =>
      errorNote(error, sides, {
        percent,
        count,
        nameOf: (side) => t(`forecast.sides.${side}`).toLocaleLowerCase(i18n.language),
        list: (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
        say: (key, values) => t(`forecast.error.${key}`, { ...values, count: error.months }),
      }).join(' '),
  };
}
