import { IconChevronRight, IconReceipt } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { chartOnDemand } from '#web/charts/chart-on-demand.tsx';
import { ChartsSkeleton } from './dashboard-skeleton.tsx';
import { NoChartData } from './no-chart-data.tsx';
import { Totals } from './totals.tsx';
import classes from './dashboard.module.css';

const { Chart: SummaryCharts, load } = chartOnDemand(
  async () => (await import('./summary-charts.tsx')).SummaryCharts,
);
export const loadSummaryCharts = load;

type SummaryViewProps = {
  summary: Summary;
  today: CalendarDay;
  renderRecent: (items: Transaction[]) => ReactNode;
};

/** The dashboard of one period, with the latest transactions below. */
export function SummaryView({ summary, today, renderRecent }: SummaryViewProps) {
  const { t } = useTranslation();
  const isEmpty = summary.income === 0 && summary.expenses === 0;
  return (
    <>
      <Totals summary={summary} today={today} />
      {isEmpty ? (
        <NoChartData title={t('summaries.trend.title')} offers="both" />
      ) : (
        <Suspense fallback={<ChartsSkeleton />}>
          <SummaryCharts summary={summary} today={today} />
        </Suspense>
      )}
      <RecentCard items={summary.recent} renderRecent={renderRecent} />
    </>
  );
}

type RecentProps = Pick<SummaryViewProps, 'renderRecent'> & { items: Transaction[] };

function RecentCard({ items, renderRecent }: RecentProps) {
  const { t } = useTranslation();
  const hasItems = items.length > 0;
  return (
    <Card title={t('summaries.recent.title')} aside={hasItems && <LinkToAll />}>
      {hasItems ? (
        renderRecent(items)
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

function LinkToAll() {
  const { t } = useTranslation();
  return (
    <Link className={classes.all ?? ''} to={paths.transactions}>
      {t('summaries.recent.all')}
      <IconChevronRight size={16} stroke={2} aria-hidden />
    </Link>
  );
}
