import { useTranslation } from 'react-i18next';
import type { MonthReport } from '#shared/contract/reports.ts';
import { Card } from '#web/ui/card.tsx';
import { ReportTable } from '../report-table.tsx';
import classes from '../notes.module.css';
import { useComparedCells, useComparedTitles } from './use-compared-cells.ts';

const SIDES = [
  { name: 'income', type: 'income', isGoodUp: true },
  { name: 'expenses', type: 'expense', isGoodUp: false },
  { name: 'balance', type: undefined, isGoodUp: true },
] as const;

/** The month beside the month before and the same month of the year before. */
export function ComparedCard({ report }: { report: MonthReport }) {
  const { t } = useTranslation();
  const cellsOf = useComparedCells(report);
  const titles = useComparedTitles(report);
  const { compared, previous, yearBefore, isRunning } = report;
  return (
    <Card title={t('reports.month.compared')}>
      <ReportTable
        caption={t('reports.month.compared')}
        columns={[t('reports.type'), ...titles]}
        rows={SIDES.map(({ name, type, isGoodUp }) => ({
          key: name,
          head: t(`reports.${name}`),
          isTotal: name === 'balance',
          cells: cellsOf({
            amounts: { compared: compared[name], previous: previous[name], yearBefore: yearBefore[name] },
            search: type === undefined ? {} : { type },
            isGoodUp,
          }),
        }))}
      />
      {isRunning && <p className={classes.note}>{t('reports.month.toSameDay')}</p>}
    </Card>
  );
}
