import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import type { LinePoint, LineSeries } from '#web/charts/chart-types.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { chooseGrain, lastDrawnDay, toBuckets, toRunningTotals, type Bucket, type Grain } from './buckets.ts';

const TREND_COLORS = { income: 'var(--income)', expenses: 'var(--expense)' } as const;
const EXPENSES_DASH = '5 4';

export type Trend = ReturnType<typeof useTrend>;

/** The trend of a summary as points and lines: by day, week or month, single or cumulative. */
export function useTrend({ daily, period }: Summary, today: CalendarDay, isRunningTotal: boolean) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  return useMemo(() => {
    const { decimals, locale } = format;
    const grain = chooseGrain(period);
    const last = lastDrawnDay(daily, period, today);
    const drawn = daily.filter((day) => day.date <= last);
    const buckets = toBuckets(drawn, grain, { decimals, firstDayOfWeek });
    const shown = isRunningTotal ? toRunningTotals(buckets, decimals) : buckets;
    const points = toPoints(shown, grain, period, format);
    const max = Math.max(...shown.flatMap(({ income, expenses }) => [income, expenses]), 0);
    const ranges = shown.map(({ from, to }) => ({ from, to }));
    return { grain, points, ranges, series: toSeries(shown, t), formatTick: toAxisFormat(max, locale) };
  }, [daily, period, today, isRunningTotal, firstDayOfWeek, format, t]);
}

type Format = ReturnType<typeof useFormat>;

function toPoints(buckets: Bucket[], grain: Grain, period: CalendarRange, format: Format): LinePoint[] {
  const spansYears = period.from.slice(0, 4) !== period.to.slice(0, 4);
  const tick = TICKS[grain === 'week' && spansYears ? 'weekOfYears' : grain];
  return buckets.map((bucket) => ({
    key: bucket.from,
    title: titleOf(bucket, grain, format),
    tick: format.day(bucket.from, tick),
  }));
}

function toSeries(buckets: Bucket[], t: TFunction): LineSeries[] {
  return [
    {
      key: 'income',
      label: t('summaries.totals.income'),
      color: TREND_COLORS.income,
      hasArea: true,
      values: buckets.map((bucket) => bucket.income),
    },
    {
      key: 'expenses',
      label: t('summaries.totals.expenses'),
      color: TREND_COLORS.expenses,
      dash: EXPENSES_DASH,
      values: buckets.map((bucket) => bucket.expenses),
    },
  ];
}

const TICKS: Record<Grain | 'weekOfYears', Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  weekOfYears: { day: 'numeric', month: 'short', year: '2-digit' },
  month: { month: 'short', year: 'numeric' },
};

function titleOf(bucket: Bucket, grain: Grain, format: Format): string {
  switch (grain) {
    case 'day':
      return format.day(bucket.from, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
    case 'week':
      return format.dayRange(bucket, { day: 'numeric', month: 'short', year: 'numeric' });
    case 'month':
      return format.day(bucket.from, { month: 'long', year: 'numeric' });
  }
}
