import { useTranslation } from 'react-i18next';
import type { Answer, Fact, Piece } from '#shared/contract/advisor.ts';
import { largestOf } from '#shared/lists.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import { LineChart } from '#web/charts/line-chart.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { Ranks } from './ranks.tsx';
import classes from './ask.module.css';

type Chart = NonNullable<Answer['chart']>;
type Props = { chart: Chart; rows?: readonly (readonly Piece[])[]; facts: readonly Fact[] };

const COLORS = ['var(--accent)', 'var(--expense)', 'var(--income)'];

/** The chart of an answer: months as lines, shares and ranks as bars. `rows` are the rows of the answer's table. */
export function AnswerChart({ chart: { type, series }, rows = [], facts }: Props) {
  const [first] = series;
  if (first === undefined || first.points.length === 0) return null;
  if (type === 'line' || type === 'band') return <TimeChart series={series} />;
  return <Ranks name={first.name} points={first.points} rows={rows} facts={facts} />;
}

function TimeChart({ series }: Pick<Chart, 'series'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const points = series[0]?.points ?? [];
  const values = series.flatMap((line) => line.points.flatMap(({ value, high = value }) => [value, high]));
  return (
    <div className={classes.chart}>
      <LineChart
        label={series.map(({ name }) => name).join(', ')}
        points={points.map(({ label }, index) => ({ key: `${index}`, title: label, tick: label }))}
        series={series.map((line, index) => ({
          key: line.name,
          label: line.name,
          color: COLORS[index % COLORS.length] ?? '',
          values: line.points.map(({ value }) => value),
          band: line.points.map(({ low, high }) =>
            low === undefined || high === undefined ? undefined : { low, high },
          ),
        }))}
        formatValue={format.amount}
        formatBand={({ low, high }) =>
          t('forecast.between', { low: format.amount(low), high: format.amount(high) })
        }
        formatTick={toAxisFormat(Math.max(0, largestOf(values)), format.locale, format.currency)}
      />
    </div>
  );
}
