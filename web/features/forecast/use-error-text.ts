import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Side } from './chart-data.ts';

/** Says how far off the forecast of one side was, beside what the year before would have said. */
export function useErrorText(error: Forecast['error'], side: Side): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { months: count } = error;
  const { relative, naive, covered } = error[side];
  if (count === 0 || relative === null) return t('forecast.error.none');
  const percent = (ratio: number) => format.percent(ratio, { maximumFractionDigits: 0 });
  const texts = { count, number: format.count(count), relative: percent(relative) };
  const off =
    naive === null
      ? t('forecast.error.own', texts)
      : t('forecast.error.both', { ...texts, naive: percent(naive) });
  const inside = t('forecast.error.covered', { ...texts, covered: format.count(covered) });
  return `${off} ${inside}`;
}
