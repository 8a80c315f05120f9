import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { DataTable } from '#web/charts/data-table.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';
import { LineSwatch } from '#web/charts/line-swatch.tsx';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useTrendMode, type TrendMode } from './use-trend-mode.ts';
import { useTrend, type Trend } from './use-trend.ts';
import dashboardClasses from './dashboard.module.css';
import classes from './trend-card.module.css';

/**
 * Income and expenses over the period: running totals as lines, with the gap between them filled, or each day, week
 * or month as bars.
 */
export function TrendCard({ summary, today }: { summary: Summary; today: CalendarDay }) {
  const { t } = useTranslation();
  const { mode, chooseMode } = useTrendMode();
  const { isTable, toggle } = useTableToggle();
  const trend = useTrend(summary, today, mode);
  const { grain } = trend;
  return (
    <Card
      className={`stack ${dashboardClasses.tight}`}
      title={t('summaries.trend.title')}
      aside={
        <>
          <ModeChoice grain={grain} mode={mode} onChange={chooseMode} />
          {toggle}
        </>
      }
    >
      {!isTable && <Legend series={trend.series} />}
      {isTable ? <TrendTable {...trend} /> : <TrendChart {...trend} />}
      {grain !== 'day' && mode === 'steps' && (
        <p className="dim text-13">{t(`summaries.trend.${grain}Note`)}</p>
      )}
    </Card>
  );
}

type ModeProps = Pick<Trend, 'grain'> & { mode: TrendMode; onChange: (mode: TrendMode) => void };

function ModeChoice({ grain, mode, onChange }: ModeProps) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('summaries.trend.mode')}
      options={[
        { value: 'total', label: t('summaries.trend.runningTotal') },
        { value: 'steps', label: t(`summaries.trend.${grain}`) },
      ]}
      value={mode}
      onChange={onChange}
    />
  );
}

function Legend({ series }: Pick<Trend, 'series'>) {
  return (
    <ul className={`row wrap dim text-13 ${classes.legend}`}>
      {series.map(({ key, label, color, dash, isBars }) => (
        <li key={key} className="row gap-8">
          <LineSwatch color={color} dash={dash} isBars={isBars} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function TrendTable({ grain, points, ranges, series }: Trend) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      caption={t('summaries.trend.title')}
      columns={[t(`summaries.trend.${grain}Column`), ...series.map(({ label }) => label)]}
      rows={points.slice(0, ranges.length).map((point, index) => ({
        key: point.key,
        cells: [point.title, ...series.map(({ values }) => format.amount(values[index] ?? 0))],
      }))}
    />
  );
}

function TrendChart({ ranges, points, series, now, formatTick, isGapFilled }: Trend) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  return (
    <div className={`stack ${classes.chart}`}>
      <LineChart
        label={t('summaries.trend.explore')}
        {...{ points, series, now, formatTick, isGapFilled }}
        formatValue={format.amount}
        openHint={t('summaries.trend.openHint')}
        onOpen={(index) => void navigate(searchPath({ ...ranges[index] }))}
      />
    </div>
  );
}
