import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import type { LinePoint } from '#web/charts/chart-types.ts';
import { ChartUnavailable } from '#web/charts/chart-unavailable.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { TableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { LineChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { Retry } from './api.ts';
import { useFigureText } from './use-figure-text.ts';
import classes from './series-card.module.css';

const LineChart = lazy(() =>
  import('#web/charts/line-chart.tsx')
    .then((module) => ({ default: module.LineChart }))
    .catch(() => ({ default: ChartUnavailable })),
);

type SeriesCardProps = {
  title: string;
  /** The chart's label for screen readers, and what its values count. */
  explore: string;
  series: string;
  color: string;
  isBars?: boolean;
  /** Null if the days could not be read. */
  days: readonly { date: string; count: number }[] | null;
  /** Between heading and chart. */
  lead?: ReactNode;
  retry: Retry;
};

/** A count for each of the last days, as a line, bars or a table. */
export function SeriesCard(props: SeriesCardProps) {
  const { title, explore, series, color, isBars = false, days, lead, retry } = props;
  const { t } = useTranslation();
  const text = useFigureText();
  const [isTable, setIsTable] = useState(false);
  const points = usePoints(days ?? []);
  const values = (days ?? []).map(({ count }) => count);

  return (
    <Card
      className={classes.card ?? ''}
      title={title}
      aside={days && <TableToggle isTable={isTable} onToggle={() => setIsTable((shown) => !shown)} />}
    >
      {lead}
      {days === null && <ErrorState {...retry} message={t('errors.metricFailed')} />}
      {days !== null && isTable && (
        <div className={classes.table}>
          <DataTable
            caption={title}
            columns={[t('adminMetrics.day'), series]}
            rows={points.map((point, at) => ({
              key: point.key,
              cells: [point.title, text.number(values[at] ?? 0)],
            }))}
          />
        </div>
      )}
      {days !== null && !isTable && (
        <div className={classes.chart}>
          <Suspense fallback={<LineChartSkeleton />}>
            <LineChart
              label={explore}
              points={points}
              series={[{ key: 'count', label: series, color, isBars, hasArea: !isBars, values }]}
              formatValue={text.number}
              formatTick={toAxisFormat(Math.max(...values, 10), text.locale)}
              isWhole
            />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

function usePoints(days: readonly { date: string }[]): LinePoint[] {
  const format = useFormat();
  return useMemo(
    () =>
      days.map(({ date }) => ({
        key: date,
        title: format.day(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
        tick: format.day(date, { day: 'numeric', month: 'short' }),
      })),
    [days, format],
  );
}
