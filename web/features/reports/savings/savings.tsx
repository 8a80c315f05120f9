import { useTranslation } from 'react-i18next';
import { exportSavings, getSavings, type Savings as Report } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { fileAddress, useReport } from '../api.ts';
import { Figures } from '../figures.tsx';
import { MonthsChartCard } from '../months-chart-card.tsx';
import { RangeSelect } from '../range-select.tsx';
import { daysOf } from '../ranges.ts';
import { ReportPage } from '../report-page.tsx';
import { ReportTable } from '../report-table.tsx';
import { searchPath } from '../search-path.ts';
import { useMonths } from '../use-range.ts';
import { useSumFigures } from '../use-sum-figures.ts';
import { BalanceCard } from './balance-card.tsx';
import { rateText } from './rate-text.ts';
import classes from '../notes.module.css';

const RANGES = ['last-12', 'last-36', 'this-year', 'last-year'] as const;

/** How much of the income is left each month. */
export function Savings() {
  const { t } = useTranslation();
  const { query, days, select } = useMonths(RANGES);
  return (
    <ReportPage
      title={t('app.titles.reportsSavings')}
      subtitle={days}
      csv={fileAddress(exportSavings, query)}
      controls={<RangeSelect {...select} />}
      query={useReport(getSavings, query)}
      isEmpty={({ totals }) => totals.income === 0 && totals.expenses === 0}
    >
      {(report) => <Content report={report} />}
    </ReportPage>
  );
}

function Content({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { period, totals, months } = report;
  const sums = useSumFigures(period, totals);
  const begun = months.filter(({ month }) => month <= format.today().slice(0, 7));
  return (
    <>
      <Card>
        <Figures
          items={[...sums, { key: 'rate', label: t('reports.rate'), value: rateText(totals.rate, format) }]}
        />
      </Card>
      <MonthsChartCard title={t('reports.savings.chart')} months={begun} />
      <BalanceCard months={begun} />
      <ListCard report={report} />
    </>
  );
}

function ListCard({ report: { months, totals, period } }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('reports.savings.list');
  const cells = (
    { income, expenses, balance, rate }: Report['totals'],
    days: { from: string; to: string },
  ) => [
    { text: format.amount(income), to: searchPath({ ...days, type: 'income' as const }) },
    { text: format.amount(expenses), to: searchPath({ ...days, type: 'expense' as const }) },
    { text: format.amount(balance), to: searchPath(days) },
    { text: rateText(rate, format) },
  ];
  const rows = months.map(({ month, mean, ...sums }) => ({
    key: month,
    head: format.day(`${month}-01`, DAY_FORMATS.monthOfYear),
    cells: [...cells(sums, daysOf(month)), { text: rateText(mean?.rate ?? null, format) }],
  }));
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
          ...rows,
          {
            key: 'total',
            head: t('reports.total'),
            isTotal: true,
            cells: [...cells(totals, period), { text: '' }],
          },
        ]}
      />
      {months.every(({ mean }) => mean === null) && (
        <p className={classes.note}>{t('reports.savings.meanNote')}</p>
      )}
    </Card>
  );
}
