import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { NoChartData } from './no-chart-data.tsx';
import classes from './dashboard.module.css';
import { useSlices, type Slices } from './use-slices.ts';

type CategoriesCardProps = { categories: readonly CategoryTotal[]; period: CalendarRange };

export function CategoriesCard({ categories, period }: CategoriesCardProps) {
  const { t } = useTranslation();
  const { isTable, toggle } = useTableToggle();
  const shares = useSlices(categories, period);
  const title = t('summaries.categories.title');
  if (shares.slices.length === 0) return <NoChartData title={title} offers="expense" />;
  return (
    <Card className={classes.tight ?? ''} title={title} aside={toggle}>
      {isTable ? <CategoriesTable {...shares} /> : <CategoriesRing {...shares} />}
    </Card>
  );
}

function CategoriesTable({ slices, total }: Slices) {
  const { t } = useTranslation();
  const { percent, amount } = useFormat();
  const columns = (['category', 'share', 'amount'] as const).map((name) => t(`summaries.categories.${name}`));
  const rows = slices.map((slice) => ({
    key: slice.key,
    cells: [slice.label, slice.shareText, slice.valueText],
  }));
  const totalCells = [t('summaries.categories.total'), percent(1), amount(total)];
  return (
    <DataTable
      caption={t('summaries.categories.title')}
      columns={columns}
      rows={[...rows, { key: 'total', isTotal: true, cells: totalCells }]}
    />
  );
}

function CategoriesRing({ slices, total }: Slices) {
  const { t } = useTranslation();
  return (
    <DonutChart
      label={t('summaries.categories.title')}
      slices={slices}
      center={{ label: t('summaries.categories.total'), amount: total }}
      smallLabel={t('summaries.categories.smaller')}
    />
  );
}
