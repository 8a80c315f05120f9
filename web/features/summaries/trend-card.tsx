import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { ChartUnavailable } from '#web/charts/chart-unavailable.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { LineSwatch } from '#web/charts/line-swatch.tsx';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { LineChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { transactionsPath } from './transactions-path.ts';
import { useTrend, type Trend } from './use-trend.ts';
import classes from './trend-card.module.css';

const LineChart = lazy(() =>
  import('#web/charts/line-chart.tsx')
    .then((module) => ({ default: module.LineChart }))
    .catch(() => ({ default: ChartUnavailable })),
);

/** Income and expenses over the period, step by step or as a running total. */
export function TrendCard({ summary, today }: { summary: Summary; today: CalendarDay }) {
  const { t } = useTranslation();
  const [isRunningTotal, setIsRunningTotal] = useState(false);
  const { isTable, toggle } = useTableToggle();
  const trend = useTrend(summary, today, isRunningTotal);
  const { grain } = trend;
  return (
    <Card className={classes.card ?? ''} title={t('summaries.trend.title')} aside={toggle}>
      <div className={classes.bar}>
        <ModeChoice grain={grain} isRunningTotal={isRunningTotal} onChange={setIsRunningTotal} />
        {!isTable && <Legend series={trend.series} />}
      </div>
      {isTable ? <TrendTable {...trend} /> : <TrendChart {...trend} />}
      {grain !== 'day' && <p className={classes.note}>{t(`summaries.trend.${grain}Note`)}</p>}
    </Card>
  );
}

type ModeProps = Pick<Trend, 'grain'> & { isRunningTotal: boolean; onChange: (isOn: boolean) => void };

function ModeChoice({ grain, isRunningTotal, onChange }: ModeProps) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('summaries.trend.mode')}
      options={[
        { value: 'steps', label: t(`summaries.trend.${grain}`) },
        { value: 'running', label: t('summaries.trend.runningTotal') },
      ]}
      value={isRunningTotal ? 'running' : 'steps'}
      onChange={(mode) => onChange(mode === 'running')}
    />
  );
}

function Legend({ series }: Pick<Trend, 'series'>) {
  return (
    <ul className={classes.legend}>
      {series.map(({ key, label, color, dash }) => (
        <li key={key}>
          <LineSwatch color={color} dash={dash} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function TrendTable({ grain, points, series }: Trend) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      caption={t('summaries.trend.title')}
      columns={[t(`summaries.trend.${grain}Column`), ...series.map((one) => one.label)]}
      rows={points.map((point, index) => ({
        key: point.key,
        cells: [point.title, ...series.map((one) => format.amount(one.values[index] ?? 0))],
      }))}
    />
  );
}

function TrendChart({ ranges, points, series, formatTick }: Trend) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  return (
    <div className={classes.chart}>
      <Suspense fallback={<LineChartSkeleton />}>
        <LineChart
          label={t('summaries.trend.explore')}
          {...{ points, series, formatTick }}
          formatValue={format.amount}
          openHint={t('summaries.trend.openHint')}
          onOpen={(index) => void navigate(transactionsPath(ranges[index]))}
        />
      </Suspense>
    </div>
  );
}
