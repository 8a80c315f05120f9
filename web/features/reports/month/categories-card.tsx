import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { Card } from '#web/ui/card.tsx';
import { ReportTable } from '../report-table.tsx';
import { useComparedCells } from './use-compared-cells.ts';

const SIDES = { income: 'income', expense: 'expenses' } as const;

/** The categories of one type with what they were in the two other months. */
export function CategoriesCard({ report, type }: { report: MonthReport; type: TransactionType }) {
  const { t } = useTranslation();
  const { find } = useCategories();
  const cellsOf = useComparedCells(report);
  const own = report.categories.filter((each) => each.type === type);
  if (own.length === 0) return null;
  const title = t(`reports.byCategory.${SIDES[type]}`);
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[
          t('reports.category'),
          t('reports.amount'),
          t('reports.change'),
          t('reports.month.previous'),
          t('reports.month.yearBefore'),
        ]}
        rows={own.map(({ category, ...amounts }) => ({
          key: category,
          head: find(category).name,
          cells: cellsOf({ amounts, search: { type, category }, isGoodUp: type === 'income' }),
        }))}
      />
    </Card>
  );
}
