import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { largestOf } from '#shared/lists.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import type { LinePoint } from '#web/charts/chart-types.ts';
import { chartOnDemand } from '#web/charts/chart-on-demand.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { TableToggle } from '#web/charts/table-toggle.tsx';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { LineChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { MetricsProps } from './api.ts';
import { useFigureText } from './use-figure-text.ts';
import classes from './series-card.module.css';

const { Chart: LineChart } = chartOnDemand(
  async () => (await import('#web/charts/line-chart.tsx')).LineChart,
);

type Name = keyof AdminMetrics['activity'];
type Days = NonNullable<AdminMetrics['activity'][Name]>;

type SeriesCardProps = MetricsProps & {
  name: Name;
  isBars?: boolean;
  /** Between heading and chart. */
  lead?: ReactNode;
};

/** A count for each of the last days, as a line, bars or a table. */
export function SeriesCard({ metrics, retry, name, isBars = false, lead }: SeriesCardProps) {
  const { t } = useTranslation();
  const days = metrics.activity[name];
  const [isTable, setIsTable] = useState(false);
  return (
    <Card
      className="stack"
      title={t(`adminMetrics.${name}.title`)}
      aside={days && <TableToggle isTable={isTable} onToggle={() => setIsTable((isShown) => !isShown)} />}
    >
      {lead}
      {days === null && <ErrorState {...retry} message={t('errors.metricFailed')} />}
      {days && isTable && <SeriesTable name={name} days={days} />}
      {days && !isTable && <SeriesChart name={name} days={days} isBars={isBars} />}
    </Card>
  );
}

function SeriesTable({ name, days }: { name: Name; days: Days }) {
  const { t } = useTranslation();
  const { number } = useFigureText();
  const rows = usePoints(days).map(({ key, title }, at) => ({
    key,
    cells: [title, number(days[at]?.count ?? 0)],
  }));
  const columns = [t('adminMetrics.day'), t(`adminMetrics.${name}.series`)];
  return (
    <div className={classes.table}>
      <DataTable caption={t(`adminMetrics.${name}.title`)} columns={columns} rows={rows} />
    </div>
  );
}

function SeriesChart({ name, days, isBars }: { name: Name; days: Days; isBars: boolean }) {
  const { t } = useTranslation();
  const { number, locale } = useFigureText();
  const points = usePoints(days);
  const values = days.map(({ count }) => count);
  const look = { color: 'var(--accent)', isBars, hasArea: !isBars };
  return (
    <div className={`stack grow ${classes.chart}`}>
      <Suspense fallback={<LineChartSkeleton />}>
        <LineChart
          label={t(`adminMetrics.${name}.explore`)}
          points={points}
          series={[{ key: 'count', label: t(`adminMetrics.${name}.series`), values, ...look }]}
          formatValue={number}
          formatTick={toAxisFormat(Math.max(10, largestOf(values)), locale)}
          isWhole
        />
      </Suspense>
    </div>
  );
}

function usePoints(days: Days): LinePoint[] {
  const format = useFormat();
  return useMemo(
    () =>
      days.map(({ date }) => ({
        key: date,
        title: format.day(date, DAY_FORMATS.weekday),
        tick: format.day(date, DAY_FORMATS.short),
      })),
    [days, format],
  );
}
