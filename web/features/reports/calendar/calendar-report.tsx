import { useTranslation } from 'react-i18next';
import {
  exportCalendarReport,
  getCalendarReport,
  type CalendarReport as Report,
} from '#shared/contract/reports.ts';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat, type Format } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ComingList } from '#web/ui/coming-list.tsx';
import { fileAddress, useReport } from '../api.ts';
import { ReportPage } from '../report-page.tsx';
import { ReportTable, type ReportRow } from '../report-table.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { StepPicker } from '../step-picker.tsx';
import { useMonthSteps } from '../use-steps.ts';
import notes from '../notes.module.css';
import { listComing } from './coming.ts';
import { MonthGrid } from './month-grid.tsx';
import { TotalsCard } from './totals-card.tsx';

/** The report of a month day by day: its expenses, and the transactions to come. */
export function CalendarReport() {
  const { t } = useTranslation();
  const { month, name, picker } = useMonthSteps({ allowsFuture: true });
  return (
    <ReportPage
      title={t('app.titles.reportsCalendar')}
      subtitle={name}
      csv={fileAddress(exportCalendarReport, { month })}
      controls={<StepPicker {...picker} />}
      query={useReport(getCalendarReport, { month })}
    >
      {(report) => <Cards report={report} />}
    </ReportPage>
  );
}

function Cards({ report }: { report: Report }) {
  return (
    <>
      <TotalsCard report={report} />
      <DaysCard report={report} />
      <UpcomingCard report={report} />
    </>
  );
}

function DaysCard({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { isTable, toggle } = useTableToggle();
  return (
    <Card title={t('reports.calendar.label')} aside={toggle}>
      {isTable ? <DaysTable report={report} /> : <MonthGrid report={report} />}
      {!isTable && <p className={notes.note}>{t('reports.calendar.heat')}</p>}
    </Card>
  );
}

function DaysTable({ report: { days } }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('reports.calendar.label');
  return (
    <ReportTable
      caption={title}
      columns={[t('reports.calendar.day'), t('reports.income'), t('reports.expenses'), t('reports.count')]}
      rows={days.map((day) => toRow(day, format))}
    />
  );
}

function toRow({ date, income, expenses, count }: Report['days'][number], format: Format): ReportRow {
  const day = { from: date, to: date };
  return {
    key: date,
    head: format.day(date, DAY_FORMATS.weekday),
    cells: [
      { text: format.amount(income), to: searchPath({ ...day, type: 'income' }) },
      { text: format.amount(expenses), to: searchPath({ ...day, type: 'expense' }) },
      { text: format.count(count), to: searchPath(day) },
    ],
  };
}

function UpcomingCard({ report }: { report: Report }) {
  const { t } = useTranslation();
  const title = t('reports.calendar.upcoming');
  const { today } = useFormat();
  const items = listComing(report);
  if (items.length === 0 && report.period.to < today()) return null;
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className={`dim ${notes.dim}`}>{t('reports.calendar.noUpcoming')}</p>
      ) : (
        <ComingList items={items} label={title} />
      )}
      {report.upcomingDays && <p className={`dim ${notes.dim}`}>{t('reports.month.isCut')}</p>}
    </Card>
  );
}
