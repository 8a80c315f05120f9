import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { LineChart } from '#web/charts/line-chart.tsx';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useRecordedDays } from './api.ts';
import { toPoints, type MonthPoint, type Side } from './chart-data.ts';
import { MonthsTable } from './months-table.tsx';
import { useExpectedText } from './use-expected-text.ts';
import { useComingChart } from './use-coming-chart.ts';
import classes from './forecast.module.css';

const SPANS = ['3', '6', '12'] as const;

type Props = {
  forecast: Forecast;
  side: Side;
  sideChoice: ReactNode;
  months: number;
  onMonths: (months: number) => void;
};

/** The recorded and the expected months, as a chart or a table. */
export function ComingCard({ forecast, side, sideChoice, months, onMonths }: Props) {
  const { t } = useTranslation();
  const { decimals, today } = useFormat();
  const { isTable, toggle } = useTableToggle();
  const { data: recorded = [] } = useRecordedDays(today());
  const points = toPoints(side, { recorded, forecast, decimals });
  return (
    <Card title={t('forecast.coming.title')} aside={toggle}>
      <div className={`flex wrap between no-print ${classes.bar}`}>
        {sideChoice}
        <SpanChoice months={months} onMonths={onMonths} />
      </div>
      {isTable ? <MonthsTable points={points} side={side} /> : <MonthsChart points={points} side={side} />}
    </Card>
  );
}

/** Chooses how many coming months to show. */
function SpanChoice({ months, onMonths }: Pick<Props, 'months' | 'onMonths'>) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('forecast.coming.span')}
      options={SPANS.map((value) => ({
        value,
        label: t('forecast.coming.months', { count: Number(value) }),
      }))}
      value={SPANS.find((span) => Number(span) === months)}
      onChange={(value) => onMonths(Number(value))}
    />
  );
}

function MonthsChart({ points, side }: { points: readonly MonthPoint[]; side: Side }) {
  const { t } = useTranslation();
  const expected = useExpectedText();
  const navigate = useNavigate();
  const chart = useComingChart(points, side);
  return (
    <div className={classes.chart}>
      <LineChart
        {...chart}
        label={t('forecast.coming.explore')}
        formatValue={expected.amount}
        formatBand={expected.band}
        onOpen={(index) => void navigate(transactionsPath(points[index], side))}
      />
    </div>
  );
}

function transactionsPath(point: MonthPoint | undefined, side: Side): string {
  return searchPath({
    ...(side !== 'balance' && { type: side === 'income' ? 'income' : 'expense' }),
    ...(point && { from: point.first, to: point.last }),
  });
}
