import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { largestOf } from '#shared/lists.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import type { LinePoint, LineSeries, NowPoint } from '#web/charts/chart-types.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { chooseGrain, lastDrawnDay, toBuckets, toRunningTotals, type Bucket, type Grain } from './buckets.ts';
import { isRunning } from '#shared/periods.ts';
import type { TrendMode } from './use-trend-mode.ts';

const COLORS = { income: 'var(--income)', expenses: 'var(--expense)' } as const;
const EXPENSES_DASH = '5 4';

export type Trend = ReturnType<typeof useTrend>;

/**
 * The trend of a summary: one point per day, week or month of the whole period, and the series of values up to
 * `lastDrawnDay`, as running totals or as single steps.
 */
export function useTrend({ daily, period }: Summary, today: CalendarDay, mode: TrendMode) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  return useMemo(() => {
    const { decimals, locale, currency } = format;
    const grain = chooseGrain(period);
    const buckets = toBuckets(daily, grain, { decimals, firstDayOfWeek });
    const last = lastDrawnDay(daily, period, today);
    const drawnBuckets = buckets.filter(({ from }) => from <= last);
    const shownBuckets = mode === 'total' ? toRunningTotals(drawnBuckets, decimals) : drawnBuckets;
    const now = isRunning(period, today) ? toNow(buckets, today, t) : undefined;
    const max = Math.max(0, largestOf(shownBuckets.flatMap(({ income, expenses }) => [income, expenses])));
    return {
      grain,
      now,
      points: toPoints(buckets, { grain, period, format, now, t }),
      ranges: shownBuckets.map(({ from, to }) => ({ from, to })),
      series: toSeries(shownBuckets, mode, t),
      formatTick: toAxisFormat(max, locale, currency),
      // The gap between the running totals is the balance.
      isGapFilled: mode === 'total',
    };
  }, [daily, period, today, mode, firstDayOfWeek, format, t]);
}

function toNow(buckets: Bucket[], today: CalendarDay, t: TFunction): NowPoint {
  const index = buckets.findIndex(({ to }) => to >= today);
  const isPartial = (buckets[index]?.to ?? today) > today;
  return { index, isPartial, label: t('summaries.trend.today') };
}

type PointOptions = {
  grain: Grain;
  period: CalendarRange;
  format: ReturnType<typeof useFormat>;
  now: NowPoint | undefined;
  t: TFunction;
};

function toPoints(buckets: Bucket[], { grain, period, format, now, t }: PointOptions): LinePoint[] {
  const spansYears = period.from.slice(0, 4) !== period.to.slice(0, 4);
  const tick = grain === 'month' || (grain === 'week' && spansYears) ? 'numericMonth' : 'short';
  return buckets.map((bucket, index) => {
    const title = toTitle(bucket, grain, format);
    return {
      key: bucket.from,
      title:
        index === now?.index && now.isPartial ? t('summaries.trend.inProgress', { period: title }) : title,
      tick: format.day(bucket.from, DAY_FORMATS[tick]),
    };
  });
}

function toSeries(buckets: Bucket[], mode: TrendMode, t: TFunction): LineSeries[] {
  const isBars = mode === 'steps';
  return [
    {
      key: 'income',
      label: t('summaries.totals.income'),
      color: COLORS.income,
      isBars,
      values: buckets.map((bucket) => bucket.income),
    },
    {
      key: 'expenses',
      label: t('summaries.totals.expenses'),
      color: COLORS.expenses,
      isBars,
      isBelow: isBars,
      dash: EXPENSES_DASH,
      values: buckets.map((bucket) => bucket.expenses),
    },
  ];
}

function toTitle(bucket: Bucket, grain: Grain, format: PointOptions['format']): string {
  if (grain === 'day') return format.day(bucket.from, DAY_FORMATS.weekday);
  if (grain === 'week') return format.dayRange(bucket, DAY_FORMATS.medium);
  return format.day(bucket.from, DAY_FORMATS.monthOfYear);
}
