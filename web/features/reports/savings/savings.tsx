import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { exportSavings, getSavings, type Savings as Report } from '#shared/contract/reports.ts';
import { recordedMonths } from '#shared/recorded.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { fileAddress, useReport } from '../api.ts';
import { Figures } from '../figures.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { PeriodField } from '#web/ui/period/period-field.tsx';
import { MonthsChartCard } from '../months-chart-card.tsx';
import { ReportPage } from '../report-page.tsx';
import { useMonths } from '../use-range.ts';
import { useSumFigures } from '../use-sum-figures.ts';
import { BalanceCard } from './balance-card.tsx';
import { ListCard } from './list-card.tsx';
import { rateText } from './rate-text.ts';

const RANGES = [
  'last-12-months',
  'last-36-months',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;

type Props = {
  /** Renders how far off the forecasts of the balance were. It belongs to another feature, like `errorNote`. */
  errorSentence: (error: Forecast['error']) => ReactNode;
  /** Renders how these errors were measured. */
  errorNote: (error: Forecast['error']) => ReactNode;
};

/** The report of the balances and savings rates of months. */
export function Savings(errorTexts: Props) {
  const { t } = useTranslation();
  const { query, days, field } = useMonths(RANGES);
  return (
    <ReportPage
      title={t('app.titles.reportsSavings')}
      subtitle={days}
      csv={fileAddress(exportSavings, query)}
      controls={<PeriodField {...field} />}
      query={useReport(getSavings, query)}
      isCompact
      isEmpty={({ months, later }) =>
        later === null && months.every(({ income, expenses }) => income === 0 && expenses === 0)
      }
    >
      {(report) => <Content report={report} {...errorTexts} />}
    </ReportPage>
  );
}

function Content({ report, ...errorTexts }: Props & { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { period, totals, later, running } = report;
  const months = recordedMonths(report.months, report.firstDay);
  const sums = useSumFigures(period, totals);
  return (
    <>
      <Card>
        <Figures
          items={[...sums, { key: 'rate', label: t('reports.rate'), value: rateText(totals.rate, format) }]}
        />
        <LaterNote later={later} />
      </Card>
      {months.length > 0 && (
        <>
          <MonthsChartCard title={t('reports.savings.chart')} months={months} />
          <BalanceCard months={months} running={running} {...errorTexts} />
        </>
      )}
      <ListCard report={report} />
    </>
  );
}
