import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { ChartUnavailable } from '#web/charts/chart-unavailable.tsx';
import { DataTable } from '#web/charts/data-table.tsx';
import { TableToggle } from '#web/charts/table-toggle.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { DonutChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { categoryColor, isCategory } from '#web/ui/category-colors.ts';
import { NoChartData } from './no-chart-data.tsx';
import { transactionsPath } from './transactions-path.ts';
import { toShares } from './shares.ts';

const DonutChart = lazy(() =>
  import('#web/charts/donut-chart.tsx')
    .then((module) => ({ default: module.DonutChart }))
    .catch(() => ({ default: ChartUnavailable })),
);

const SMALLEST_SHARE = 0.001;

type CategoriesCardProps = { categories: readonly CategoryTotal[]; period: CalendarRange };

/** The expenses by category, as a donut chart or a table. */
export function CategoriesCard({ categories, period }: CategoriesCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isTable, setIsTable] = useState(false);
  const { total, shares } = useMemo(
    () => toShares(categories, format.decimals),
    [categories, format.decimals],
  );
  const slices = shares.map(({ name, value, ratio }) => ({
    key: name,
    label: t(`categories.${isCategory(name) ? name : 'uncategorized'}`),
    color: categoryColor(name),
    value: ratio,
    to: transactionsPath(period, name),
    valueText: format.amount(value),
    shareText:
      ratio < SMALLEST_SHARE
        ? t('summaries.categories.lessThan', { share: format.percent(SMALLEST_SHARE) })
        : format.percent(ratio, { minimumFractionDigits: 1 }),
  }));

  if (slices.length === 0) {
    return (
      <Card title={t('summaries.categories.title')}>
        <NoChartData offersIncome={false} />
      </Card>
    );
  }
  return (
    <Card
      title={t('summaries.categories.title')}
      aside={<TableToggle isTable={isTable} onToggle={() => setIsTable((shown) => !shown)} />}
    >
      {isTable ? (
        <DataTable
          caption={t('summaries.categories.title')}
          columns={[
            t('summaries.categories.category'),
            t('summaries.categories.share'),
            t('summaries.categories.amount'),
          ]}
          rows={[
            ...slices.map((slice) => ({
              key: slice.key,
              cells: [slice.label, slice.shareText, slice.valueText],
            })),
            {
              key: 'total',
              isTotal: true,
              cells: [t('summaries.categories.total'), format.percent(1), format.amount(total)],
            },
          ]}
        />
      ) : (
        <Suspense fallback={<DonutChartSkeleton rows={slices.length} />}>
          <DonutChart
            label={t('summaries.categories.title')}
            slices={slices}
            center={{ label: t('summaries.categories.total'), value: format.amount(total) }}
          />
        </Suspense>
      )}
    </Card>
  );
}
