import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { ChartUnavailable } from '#web/charts/chart-unavailable.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { LineSwatch } from '#web/charts/line-swatch.tsx';
import { TableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { LineChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { transactionsPath } from './transactions-path.ts';
import { useTrend } from './use-trend.ts';
import classes from './trend-card.module.css';

const LineChart = lazy(() =>
  import('#web/charts/line-chart.tsx')
    .then((module) => ({ default: module.LineChart }))
    .catch(() => ({ default: ChartUnavailable })),
);

/** Income and expenses over the period, step by step or as a running total. */
export function TrendCard({ summary, today }: { summary: Summary; today: CalendarDay }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isRunningTotal, setIsRunningTotal] = useState(false);
  const [isTable, setIsTable] = useState(false);
  const navigate = useNavigate();
  const { grain, points, ranges, series, formatTick } = useTrend(summary, today, isRunningTotal);

  return (
    <Card
      className={classes.card ?? ''}
      title={t('summaries.trend.title')}
      aside={<TableToggle isTable={isTable} onToggle={() => setIsTable((shown) => !shown)} />}
    >
      <div className={classes.bar}>
        <Choice
          label={t('summaries.trend.mode')}
          options={[
            { value: 'steps', label: t(`summaries.trend.${grain}`) },
            { value: 'running', label: t('summaries.trend.runningTotal') },
          ]}
          value={isRunningTotal ? 'running' : 'steps'}
          onChange={(mode) => setIsRunningTotal(mode === 'running')}
        />
        {!isTable && (
          <ul className={classes.legend}>
            {series.map((one) => (
              <li key={one.key}>
                <LineSwatch color={one.color} dash={one.dash} />
                {one.label}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isTable ? (
        <DataTable
          caption={t('summaries.trend.title')}
          columns={[t(`summaries.trend.${grain}Column`), ...series.map((one) => one.label)]}
          rows={points.map((point, index) => ({
            key: point.key,
            cells: [point.title, ...series.map((one) => format.amount(one.values[index] ?? 0))],
          }))}
        />
      ) : (
        <div className={classes.chart}>
          <Suspense fallback={<LineChartSkeleton />}>
            <LineChart
              label={t('summaries.trend.explore')}
              points={points}
              series={series}
              formatValue={format.amount}
              formatTick={formatTick}
              openHint={t('summaries.trend.openHint')}
              onOpen={(index) => void navigate(transactionsPath(ranges[index]))}
            />
          </Suspense>
        </div>
      )}
      {grain !== 'day' && <p className={classes.note}>{t(`summaries.trend.${grain}Note`)}</p>}
    </Card>
  );
}
