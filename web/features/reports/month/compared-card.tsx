import { useTranslation } from 'react-i18next';
import type { MonthReport } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ReportTable } from '../report-table.tsx';
import classes from '../notes.module.css';
import { useComparedCells } from './use-compared-cells.ts';

const SIDES = [
  { name: 'income', type: 'income', isGoodUp: true },
  { name: 'expenses', type: 'expense', isGoodUp: false },
  { name: 'balance', type: undefined, isGoodUp: true },
] as const;

/** The month beside the month before and the same month of the year before. */
export function ComparedCard({ report }: { report: MonthReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const cellsOf = useComparedCells(report);
  const { period, previous, yearBefore, isRunning } = report;
  return (
    <Card title={t('reports.month.compared')}>
      <ReportTable
        caption={t('reports.month.compared')}
        columns={[
          t('reports.type'),
          t('reports.amount'),
          t('reports.change'),
          t('reports.month.previous'),
          t('reports.month.yearBefore'),
        ]}
        rows={SIDES.map(({ name, type, isGoodUp }) => ({
          key: name,
          head: t(`reports.${name}`),
          isTotal: name === 'balance',
          cells: cellsOf({
            amounts: { amount: report[name], previous: previous[name], yearBefore: yearBefore[name] },
            search: type === undefined ? {} : { type },
            isGoodUp,
          }),
        }))}
      />
      {isRunning && (
        <p className={classes.note}>
          {t('reports.month.toSameDay', { day: format.day(period.to, DAY_FORMATS.long) })}
        </p>
      )}
    </Card>
  );
}
