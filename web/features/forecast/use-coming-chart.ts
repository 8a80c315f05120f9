import { useTranslation } from 'react-i18next';
import { largestOf } from '#shared/lists.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import type { LinePoint, LineSeries, NowPoint } from '#web/charts/chart-types.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { findBand, type MonthPoint, type Side } from './chart-data.ts';

const COLORS = { expenses: 'var(--expense)', income: 'var(--income)', balance: 'var(--accent)' };

/** The props of the chart of recorded and expected months. The line of the expected ones is dashed and has a band. */
export function useComingChart(months: readonly MonthPoint[], side: Side) {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale, currency } = format;
  const currentIndex = months.findIndex(({ figure }) => figure !== undefined);
  const bands = months.map(({ figure }) => figure && findBand(figure));
  const points: LinePoint[] = months.map(({ first }, index) => {
    const month = format.day(first, DAY_FORMATS.monthOfYear);
    return {
      key: first,
      title: index === currentIndex ? t('forecast.coming.inProgress', { month }) : month,
      tick: format.day(first, DAY_FORMATS.numericMonth),
    };
  });
  const series: LineSeries[] = [
    {
      key: side,
      label: t(`forecast.sides.${side}`),
      color: COLORS[side],
      values: months.map(({ amount }) => amount),
      band: bands,
    },
  ];
  const drawnAmounts = [
    ...months.map(({ amount }) => amount),
    ...bands.flatMap((band) => (band ? [band.high] : [])),
  ];
  const names = { label: t('forecast.coming.recorded'), after: t('forecast.coming.expected') };
  // The line is dashed from the last recorded month on.
  const now: NowPoint | undefined =
    currentIndex > 0 ? { index: currentIndex - 1, isPartial: false, ...names } : undefined;
  return {
    points,
    series,
    now,
    formatTick: toAxisFormat(Math.max(0, largestOf(drawnAmounts)), locale, currency),
  };
}
