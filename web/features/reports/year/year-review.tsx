import { useTranslation } from 'react-i18next';
import { exportYearReview, getYearReview, type YearReview as Report } from '#shared/contract/reports.ts';
import { recordedMonths } from '#shared/recorded.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { fileAddress, useReport } from '../api.ts';
import { Figures } from '../figures.tsx';
import { LargestCard } from '../month/largest-card.tsx';
import { toMonthRange } from '../comparisons.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import { MerchantsTable } from '../merchants.tsx';
import { MonthsChartCard } from '../months-chart-card.tsx';
import { PrintColumns } from '../print-columns.tsx';
import { ReportPage } from '../report-page.tsx';
import { rateText } from '../savings/rate-text.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { StepPicker } from '../step-picker.tsx';
import { useYearSteps } from '../use-steps.ts';
import { useSumFigures } from '../use-sum-figures.ts';
import { ComparedCard } from './compared-card.tsx';
import { RecurringCard } from './recurring-card.tsx';
import { CategoriesCard, MonthsCard, WeekdaysCard } from './year-cards.tsx';

/** The report of a year on one page. */
export function YearReview() {
  const { t } = useTranslation();
  const { year, isAhead, picker } = useYearSteps();
  return (
    <ReportPage
      title={t('app.titles.reportsYear')}
      subtitle={year}
      csv={fileAddress(exportYearReview, { year })}
      controls={<StepPicker {...picker} />}
      query={useReport(getYearReview, { year })}
      isAhead={isAhead}
      isEmpty={({ count }) => count === 0}
      isCompact
    >
      {(report) => <YearContent report={report} />}
    </ReportPage>
  );
}

export function YearContent({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { merchants, merchantsShareBase, largest, period, later } = report;
  const months = recordedMonths(report.months, report.firstDay);
  return (
    <>
      <Card>
        <Totals report={report} />
        <LaterNote later={later} />
      </Card>
      {months.length > 0 && <MonthsChartCard title={t('reports.year.months')} months={months} />}
      <PrintColumns>
        <ComparedCard report={report} />
        <MonthsCard report={report} />
        <CategoriesCard report={report} />
        {merchants.length > 0 && (
          <Card title={t('reports.year.merchants')}>
            <MerchantsTable
              caption={t('reports.year.merchants')}
              items={merchants}
              shareBase={merchantsShareBase}
              period={period}
              isShort
            />
          </Card>
        )}
        <RecurringCard report={report} />
        <LargestCard title={t('reports.year.largest')} items={largest} />
      </PrintColumns>
      <WeekdaysCard report={report} />
    </>
  );
}

function Totals({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sums = useSumFigures(report.period, report);
  const { rate, bestMonth, dearestMonth, days, daysWithoutExpenses } = report;
  /** Writes the balance of the best month, and the expenses of the dearest one. */
  const findNote = (key: 'best' | 'dearest', name: string | null) => {
    const monthSums = report.months.find(({ month }) => month === name);
    if (monthSums === undefined) return undefined;
    return key === 'best' ? format.signedAmount(monthSums.balance) : format.amount(monthSums.expenses);
  };
  const monthFigure = (key: 'best' | 'dearest', month: string | null) => ({
    key,
    label: t(`reports.year.${key}`),
    value: month === null ? '–' : format.day(`${month}-01`, DAY_FORMATS.month),
    note: findNote(key, month),
    to: month === null ? undefined : searchPath(toMonthRange(month)),
  });
  return (
    <Figures
      items={[
        ...sums,
        { key: 'rate', label: t('reports.rate'), value: rateText(rate, format) },
        monthFigure('best', bestMonth),
        monthFigure('dearest', dearestMonth),
        {
          key: 'without',
          label: t('reports.year.without'),
          value:
            days === 0
              ? '–'
              : t('reports.year.ofDays', {
                  number: format.count(daysWithoutExpenses),
                  days: format.count(days),
                }),
        },
      ]}
    />
  );
}
