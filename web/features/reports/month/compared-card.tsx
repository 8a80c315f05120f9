import { useTranslation } from 'react-i18next';
import type { MonthReport } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ReportTable } from '../report-table.tsx';
import { searchPath } from '../search-path.ts';
import classes from '../notes.module.css';

const SIDES = [
  { name: 'income', type: 'income', isGoodUp: true },
  { name: 'expenses', type: 'expense', isGoodUp: false },
  { name: 'balance', type: undefined, isGoodUp: true },
] as const;

/** The month beside the month before and the same month of the year before. */
export function ComparedCard({ report }: { report: MonthReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const subtract = useDifference();
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
        rows={SIDES.map(({ name, type, isGoodUp }) => {
          const change = subtract(report[name], previous[name]);
          const search = type === undefined ? {} : { type };
          return {
            key: name,
            head: t(`reports.${name}`),
            isTotal: name === 'balance',
            cells: [
              { text: format.amount(report[name]), to: searchPath({ ...period, ...search }) },
              {
                text: format.signedAmount(change),
                isGood: change === 0 ? undefined : change > 0 === isGoodUp,
              },
              { text: format.amount(previous[name]), to: searchPath({ ...previous.period, ...search }) },
              { text: format.amount(yearBefore[name]), to: searchPath({ ...yearBefore.period, ...search }) },
            ],
          };
        })}
      />
      {isRunning && (
        <p className={classes.note}>
          {t('reports.month.toSameDay', { day: format.day(period.to, DAY_FORMATS.long) })}
        </p>
      )}
    </Card>
  );
}

/** Subtracts two totals in major units exactly. */
export function useDifference(): (one: number, other: number) => number {
  const decimals = currencyDecimals(useFormat().currency);
  return (one, other) =>
    toMajorUnits(totalToMinorUnits(one, decimals) - totalToMinorUnits(other, decimals), decimals);
}
