import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ReportTable } from '../report-table.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { useComparedCells, useComparedTitles } from '../use-compared-cells.ts';
import { useMonthCompared } from './use-month-compared.ts';

const SIDES = { income: 'income', expense: 'expenses' } as const;

/**
 * The categories of one type, compared with two other months. If transactions of later days are recorded, another
 * column has the amounts with them.
 */
export function CategoriesCard({ report, type }: { report: MonthReport; type: TransactionType }) {
  const { t } = useTranslation();
  const { find } = useCategories();
  const format = useFormat();
  const months = useMonthCompared(report);
  const toCells = useComparedCells(months);
  const titles = useComparedTitles(months);
  const hasLater = report.later !== null;
  const shownCategories = report.categories.filter(
    (category) => category.type === type && hasAmount(category),
  );
  if (shownCategories.length === 0) return null;
  const title = t(`reports.byCategory.${SIDES[type]}`);
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[t('reports.category'), ...(hasLater ? [t('reports.amount')] : []), ...titles]}
        rows={shownCategories.map(({ category, amount, compared, previous, yearBefore }) => ({
          key: category,
          head: find(category).name,
          cells: [
            ...(hasLater
              ? [{ text: format.amount(amount), to: searchPath({ ...report.period, type, category }) }]
              : []),
            ...toCells({
              amounts: [compared, previous, yearBefore],
              search: { type, category },
              isGoodUp: type === 'income',
            }),
          ],
        }))}
      />
    </Card>
  );
}

function hasAmount({ amount, compared, previous, yearBefore }: MonthReport['categories'][number]): boolean {
  return [amount, compared, previous, yearBefore].some((value) => value !== 0);
}
