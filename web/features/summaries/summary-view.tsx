import { IconReceipt } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { paths } from '#shared/paths.ts';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { chartOnDemand } from '#web/charts/chart-on-demand.tsx';
import { ChartsSkeleton } from './dashboard-skeleton.tsx';
import { NoChartData } from './no-chart-data.tsx';
import { Totals } from './totals.tsx';

const { Chart: SummaryCharts, load } = chartOnDemand(
  async () => (await import('./summary-charts.tsx')).SummaryCharts,
);
export const loadSummaryCharts = load;

/** Draws the latest transactions; another feature does it. */
export type RenderRecent = (summary: Summary) => ReactNode;

type SummaryViewProps = {
  summary: Summary;
  today: CalendarDay;
  renderRecent: RenderRecent;
  /** Cards of other features, below the totals. */
  cards?: ReactNode;
};

/** The dashboard of one period, with the latest transactions below. */
export function SummaryView({ summary, today, renderRecent, cards }: SummaryViewProps) {
  const { t } = useTranslation();
  const isEmpty = summary.income === 0 && summary.expenses === 0;
  return (
    <>
      <div>
        <Totals summary={summary} today={today} />
        <LaterNote later={summary.later} />
      </div>
      {cards}
      {isEmpty ? (
        <NoChartData title={t('summaries.trend.title')} offers="both" />
      ) : (
        <Suspense fallback={<ChartsSkeleton />}>
          <SummaryCharts summary={summary} today={today} />
        </Suspense>
      )}
      <RecentCard summary={summary} renderRecent={renderRecent} />
    </>
  );
}

function RecentCard({ summary, renderRecent }: Pick<SummaryViewProps, 'summary' | 'renderRecent'>) {
  const { t } = useTranslation();
  const hasItems = summary.recent.length > 0;
  return (
    <Card
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
