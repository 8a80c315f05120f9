import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { errorWords } from '#shared/forecast/error-words.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Side } from './chart-data.ts';

/** Says how far off the forecast of one side was, beside what the year before would have said. */
export function useErrorText(error: Forecast['error'], side: Side): string {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = (ratio: number) => format.percent(ratio, { maximumFractionDigits: 0 });
  return errorWords(error, side, { percent, count: format.count })
    .map(({ key, values }) => t(`forecast.error.${key}`, { ...values, count: error.months }))
    .join(' ');
}
