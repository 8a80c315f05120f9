import { useTranslation } from 'react-i18next';
import type { LargeTransaction } from '#shared/contract/reports.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ReportTable, type ReportRow } from '../report-table.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';

export function LargestCard({ title, items }: { title: string; items: readonly LargeTransaction[] }) {
  const { t } = useTranslation();
  const toRow = useToRow();
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[
          t('reports.month.description'),
          t('reports.amount'),
          t('reports.month.date'),
          t('reports.category'),
        ]}
        rows={items.map(toRow)}
      />
    </Card>
  );
}

function useToRow(): (item: LargeTransaction) => ReportRow {
  const format = useFormat();
  const { find } = useCategories();
  return ({ id, type, description, category, date, amount }) => ({
    key: id,
    head: description,
    cells: [
      { text: format.amount(amount), to: searchPath({ from: date, to: date, type, amount }) },
      { text: format.day(date, DAY_FORMATS.short) },
      { text: find(category).name, isText: true },
    ],
  });
}
