import { useTranslation } from 'react-i18next';
import { exportMonthTable, getMonthTable, type MonthTable as Report } from '#shared/contract/reports.ts';
import { currencySymbol } from '#shared/money.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { fileAddress, useReport } from './api.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import { PeriodField } from '#web/ui/period/period-field.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportTable } from './report-table.tsx';
import { useMonths } from './use-range.ts';
import { useTableRows } from './use-table-rows.ts';
import classes from './notes.module.css';

// The months of each range fit side by side on a sheet of paper.
const RANGES = ['last-12-months', 'this-quarter', 'last-quarter', 'this-year', 'last-year'] as const;

/** The report with a table of all categories by month. */
export function MonthTable() {
  const { t } = useTranslation();
  const { query, days, field } = useMonths(RANGES);
  return (
    <ReportPage
      title={t('app.titles.reportsTable')}
      subtitle={days}
      csv={fileAddress(exportMonthTable, query)}
      controls={<PeriodField {...field} />}
      query={useReport(getMonthTable, query)}
      isEmpty={({ income, expenses }) => income.length + expenses.length === 0}
      isWide
    >
      {(report) => <Content report={report} />}
    </ReportPage>
  );
}

function Content({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('reports.table.title');
  const months = report.months.map((month) => format.day(`${month}-01`, DAY_FORMATS.numericMonth));
  return (
    <Card title={title}>
      <ReportTable
        caption={title}
        isWide
        columns={[
          `${t('reports.category')} (${currencySymbol(format.currency, format.locale)})`,
          ...months,
          t('reports.total'),
          t('reports.mean'),
        ]}
        rows={useTableRows(report)}
      />
      <LaterNote later={report.later} />
      <Note meanMonths={report.meanMonths} />
    </Card>
  );
}

/** Explains the colours of the cells, and says which months the averages cover. */
function Note({ meanMonths: { length: count } }: Pick<Report, 'meanMonths'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={classes.note}>
      {t('reports.table.heat')} {count > 0 && t('reports.table.mean', { count, number: format.count(count) })}
    </p>
  );
}
