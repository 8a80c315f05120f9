import { useTranslation } from 'react-i18next';
import { LineChart } from '#web/charts/line-chart.tsx';
import { LineSwatch } from '#web/charts/line-swatch.tsx';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { toMonthRange } from './comparisons.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { useMonthsChart } from './use-months-chart.ts';
import classes from './months-chart-card.module.css';

/** In pixels. A sheet is this wide between its margins. */
const PRINTED_SIZE = { width: 720, height: 150 };

type Props = {
  title: string;
  months: readonly { month: string; income: number; expenses: number }[];
};

/** Income and expenses of each month as bars; a table on the same page has the same figures. */
export function MonthsChartCard({ title, months }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chart = useMonthsChart(months);
  return (
    <Card title={title} aside={<Legend series={chart.series} />}>
      <div className={`stack ${classes.chart}`}>
        <LineChart
          {...chart}
          printedSize={PRINTED_SIZE}
          label={t('reports.savings.chartHelp')}
          openHint={t('reports.savings.openHint')}
          onOpen={(index) => void navigate(searchPath(toMonthRange(months[index]?.month ?? '')))}
        />
      </div>
    </Card>
  );
}

function Legend({ series }: Pick<ReturnType<typeof useMonthsChart>, 'series'>) {
  return (
    <ul className={`flex wrap dim text-14 ${classes.legend}`}>
      {series.map(({ key, label, color }) => (
        <li key={key}>
          <LineSwatch color={color} isBars />
          {label}
        </li>
      ))}
    </ul>
  );
}
