import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exportMonthReport, getMonthReport, type MonthReport as Report } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { fileAddress, useReport } from '../api.ts';
import { Figures } from '../figures.tsx';
import { ReportPage } from '../report-page.tsx';
import { searchPath } from '../search-path.ts';
import { StepPicker } from '../step-picker.tsx';
import { useMonthSteps } from '../use-steps.ts';
import { useSumFigures } from '../use-sum-figures.ts';
import { CategoriesCard } from './categories-card.tsx';
import { ComparedCard } from './compared-card.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { LargestCard } from './largest-card.tsx';
import { RecurringCard } from './recurring-card.tsx';

type Props = {
  /** Shows what was out of the ordinary, which another feature does. */
  noticesCard: (notices: Report['notices']) => ReactNode;
};

/** A month on one page: what came in and went out, beside the month before and the year before. */
export function MonthReport({ noticesCard }: Props) {
  const { t } = useTranslation();
  const { month, name, picker } = useMonthSteps();
  return (
    <ReportPage
      title={t('app.titles.reportsMonth')}
      subtitle={name}
      csv={fileAddress(exportMonthReport, { month })}
      controls={<StepPicker {...picker} />}
      query={useReport(getMonthReport, { month })}
      isEmpty={isEmpty}
    >
      {(report) => <Content report={report} noticesCard={noticesCard} />}
    </ReportPage>
  );
}

function isEmpty({ count, categories, recurring }: Report): boolean {
  return count === 0 && categories.length === 0 && recurring.paid.length + recurring.missed.length === 0;
}

function Content({ report, noticesCard }: Props & { report: Report }) {
  const { t } = useTranslation();
  return (
    <>
      <Card title={t('reports.month.totals')}>
        <Totals report={report} />
      </Card>
      <ComparedCard report={report} />
      <CategoriesCard report={report} type="expense" />
      <CategoriesCard report={report} type="income" />
      <LargestCard title={t('reports.month.largest')} items={report.largest} />
      <RecurringCard report={report} />
      {report.notices.length > 0 && noticesCard(report.notices)}
      {report.forecast && <ForecastCard forecast={report.forecast} />}
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
