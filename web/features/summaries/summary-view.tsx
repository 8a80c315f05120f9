import { IconReceipt } from '@tabler/icons-react';
import { memo, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { paths } from '#shared/paths.ts';
import { chartOnDemand } from '#web/charts/chart-on-demand.tsx';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { ChartsSkeleton } from './dashboard-skeleton.tsx';
import classes from './dashboard.module.css';
import { NoChartData } from './no-chart-data.tsx';
import { Totals } from './totals.tsx';

const { Chart: SummaryCharts, load } = chartOnDemand(
  async () => (await import('./summary-charts.tsx')).SummaryCharts,
);
export const loadSummaryCharts = load;

export type SummaryViewProps = {
  summary: Summary;
  today: CalendarDay;
  /** Renders the latest transactions. */
  renderRecent: (summary: Summary) => ReactNode;
  /** The card of coming payments, if there are any. */
  coming: ReactNode;
};

/**
 * The dashboard's cards for one period. On a phone the lists come first, so that they show without scrolling. They do
 * not render again while the next period is on its way.
 */
export const SummaryView = memo(function SummaryView(props: SummaryViewProps) {
  const { summary, today, renderRecent, coming } = props;
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isEmpty = summary.income === 0 && summary.expenses === 0;
  const recent = <RecentCard summary={summary} renderRecent={renderRecent} />;
  const charts = isEmpty ? (
    <NoChartData title={t('summaries.trend.title')} offers="both" />
  ) : (
    <Suspense fallback={<ChartsSkeleton />}>
      <SummaryCharts summary={summary} today={today} />
    </Suspense>
  );
  return (
    <>
      <Totals summary={summary} today={today} />
      {isPhone ? (
        <>
          {coming}
          {recent}
          {charts}
        </>
      ) : (
        <>
          {charts}
          <div className={`grid gap-16 ${classes.lists}`}>
            {recent}
            {coming}
          </div>
        </>
      )}
    </>
  );
});

function RecentCard({ summary, renderRecent }: Pick<SummaryViewProps, 'summary' | 'renderRecent'>) {
  const { t } = useTranslation();
  const hasItems = summary.recent.length > 0;
  return (
    <Card
      className={classes.tight ?? ''}
      title={t('summaries.recent.title')}
      aside={hasItems && <CardLink to={paths.transactions}>{t('summaries.recent.all')}</CardLink>}
    >
      {hasItems ? (
        renderRecent(summary)
      ) : (
        <EmptyState
          icon={<IconReceipt size={24} stroke={1.75} />}
          title={t('summaries.recent.emptyTitle')}
          text={t('summaries.recent.emptyText')}
        />
      )}
    </Card>
  );
}
