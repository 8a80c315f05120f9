import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exportMonthReport, getMonthReport, type MonthReport as Report } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { fileAddress, useReport } from '../api.ts';
import { Figures } from '../figures.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { PrintColumns } from '../print-columns.tsx';
import { ReportPage } from '../report-page.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { StepPicker } from '../step-picker.tsx';
import { useMonthSteps } from '../use-steps.ts';
import { useSumFigures } from '../use-sum-figures.ts';
import { CategoriesCard } from './categories-card.tsx';
import { ComparedCard } from './compared-card.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { LargestCard } from './largest-card.tsx';
import { RecurringCard } from './recurring-card.tsx';

type Props = {
  /** Renders the card of unusual transactions, which belongs to another feature. */
  noticesCard: (notices: Report['notices']) => ReactNode;
  /** Renders the text about how the errors of forecasts were measured, which belongs to another feature. */
  errorNote: ComponentProps<typeof ForecastCard>['errorNote'];
};

/** The report of a month on one page, next to the month before and the year before. */
export function MonthReport(cards: Props) {
  const { t } = useTranslation();
  const { month, name, isAhead, picker } = useMonthSteps();
  return (
    <ReportPage
      title={t('app.titles.reportsMonth')}
      subtitle={name}
      csv={fileAddress(exportMonthReport, { month })}
      controls={<StepPicker {...picker} />}
      query={useReport(getMonthReport, { month })}
      isAhead={isAhead}
      isEmpty={isEmpty}
      isCompact
    >
      {(report) => <Content report={report} {...cards} />}
    </ReportPage>
  );
}

function isEmpty({ count, categories, later, recurring: { paid, missed, due } }: Report): boolean {
  return count === 0 && categories.length === 0 && later === null && [paid, missed, due].flat().length === 0;
}

function Content({ report, noticesCard, errorNote }: Props & { report: Report }) {
  const { t } = useTranslation();
  return (
    <>
      <Card>
        <Totals report={report} />
        <LaterNote later={report.later} />
      </Card>
      <ComparedCard report={report} />
      <CategoriesCard report={report} type="expense" />
      <PrintColumns>
        <CategoriesCard report={report} type="income" />
        <LargestCard title={t('reports.month.largest')} items={report.largest} />
        <RecurringCard report={report} />
        {report.notices.length > 0 && noticesCard(report.notices)}
      </PrintColumns>
      {report.forecast && <ForecastCard forecast={report.forecast} errorNote={errorNote} />}
    </>
  );
}

function Totals({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { period, count } = report;
  const sums = useSumFigures(period, report);
  return (
    <Figures
      items={[
        ...sums,
        { key: 'count', label: t('reports.count'), value: format.count(count), to: searchPath(period) },
      ]}
    />
  );
}
