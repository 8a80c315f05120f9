import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import type { Savings as Report } from '#shared/contract/reports.ts';
import { recordedMonths } from '#shared/recorded.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useMonthLabel } from '#web/ui/use-month-label.ts';
import { toMonthRange } from '../comparisons.ts';
import { useMonthState } from '../use-month-state.ts';
import { ReportTable } from '../report-table.tsx';
import { toSumCells } from '../sum-cells.ts';
import classes from '../notes.module.css';
import { rateText } from './rate-text.ts';

/** The months with their total. */
export function ListCard({ report }: { report: Report }) {
  const { totals, period } = report;
  const { t } = useTranslation();
  const format = useFormat();
  const monthLabel = useMonthLabel();
  const withState = useMonthState();
  const title = t('reports.savings.list');
  const toCells = (sums: Report['totals'], days: CalendarRange) => [
    ...toSumCells(sums, days, format),
    { text: rateText(sums.rate, format) },
  ];
  const months = recordedMonths(report.months, report.firstDay);
  const toRow = ({ month, mean, ...sums }: Report['months'][number]) => ({
    key: month,
    head: withState(month, monthLabel(`${month}-01`)),
    cells: [...toCells(sums, toMonthRange(month)), { text: rateText(mean?.rate ?? null, format) }],
  });
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        columns={[
          t('reports.monthColumn'),
          t('reports.income'),
          t('reports.expenses'),
          t('reports.balance'),
          t('reports.rate'),
          t('reports.savings.meanRate'),
        ]}
        rows={[
          ...months.map(toRow),
          {
            key: 'total',
            head: t('reports.total'),
            isTotal: true,
            cells: [...toCells(totals, period), { text: '' }],
          },
        ]}
      />
      {months.every(({ mean }) => mean === null) && (
        <p className={classes.note}>{t('reports.savings.meanNote')}</p>
      )}
    </Card>
  );
}
