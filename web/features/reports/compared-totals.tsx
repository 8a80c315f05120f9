import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { ReportTable } from './report-table.tsx';
import { useComparedCells, useComparedTitles, type Compared } from './use-compared-cells.ts';

const TOTALS = [
  { name: 'income', type: 'income', isGoodUp: true },
  { name: 'expenses', type: 'expense', isGoodUp: false },
  { name: 'balance', type: undefined, isGoodUp: true },
] as const;

/** The totals of a period next to those of earlier periods. */
export function ComparedTotals({ title, compared }: { title: string; compared: Compared }) {
  const { t } = useTranslation();
  const toCells = useComparedCells(compared);
  const titles = useComparedTitles(compared);
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[t('reports.type'), ...titles]}
        rows={TOTALS.map(({ name, type, isGoodUp }) => ({
          key: name,
          head: t(`reports.${name}`),
          isTotal: name === 'balance',
          cells: toCells({
            amounts: compared.columns.map((totals) => totals[name]),
            search: type === undefined ? {} : { type },
            isGoodUp,
          }),
        }))}
      />
    </Card>
  );
}
