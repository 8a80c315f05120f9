import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { ChartUnavailable } from '#web/charts/chart-unavailable.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { DonutChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoChartData } from './no-chart-data.tsx';
import { useSlices, type Slices } from './use-slices.ts';

const DonutChart = lazy(() =>
  import('#web/charts/donut-chart.tsx')
    .then((module) => ({ default: module.DonutChart }))
    .catch(() => ({ default: ChartUnavailable })),
);

type CategoriesCardProps = { categories: readonly CategoryTotal[]; period: CalendarRange };

/** The expenses by category, as a donut chart or a table. */
export function CategoriesCard({ categories, period }: CategoriesCardProps) {
  const { t } = useTranslation();
  const { isTable, toggle } = useTableToggle();
  const shares = useSlices(categories, period);
  const title = t('summaries.categories.title');
  if (shares.slices.length === 0) return <NoChartData title={title} offersIncome={false} />;
  return (
    <Card title={title} aside={toggle}>
      {isTable ? <CategoriesTable {...shares} /> : <CategoriesRing {...shares} />}
    </Card>
  );
}

function CategoriesTable({ slices, totalText }: Slices) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const columns = (['category', 'share', 'amount'] as const).map((name) => t(`summaries.categories.${name}`));
  const rows = slices.map((slice) => ({
    key: slice.key,
    cells: [slice.label, slice.shareText, slice.valueText],
  }));
  const totalCells = [t('summaries.categories.total'), percent(1), totalText];
  return (
    <DataTable
      caption={t('summaries.categories.title')}
      columns={columns}
      rows={[...rows, { key: 'total', isTotal: true, cells: totalCells }]}
    />
  );
}

function CategoriesRing({ slices, totalText }: Slices) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<DonutChartSkeleton rows={slices.length} />}>
      <DonutChart
        label={t('summaries.categories.title')}
        slices={slices}
        center={{ label: t('summaries.categories.total'), value: totalText }}
      />
    </Suspense>
  );
}
