import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActiveUsers } from './active-users.tsx';
import type { MetricsProps, Retry } from './api.ts';
import { SeriesCard } from './series-card.tsx';
import { TopPages } from './top-pages.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './series-card.module.css';

/** Who is here, who comes, and what is looked at, day by day. */
export function ActivityCards({ metrics, retry }: MetricsProps) {
  const { activity } = metrics;
  const activeUsers = <ActiveUsers figures={metrics.activeUsers} />;
  return (
    <>
      <div className={classes.pair}>
        <SeriesCard name="activeUsers" days={activity.activeUsers} lead={activeUsers} retry={retry} />
        <TotalCard name="signUps" days={activity.signUps} retry={retry} />
      </div>
      <PageViews metrics={metrics} retry={retry} />
    </>
  );
}

function PageViews({ metrics: { activity, topPages }, retry }: MetricsProps) {
  const isUnseen = topPages?.length === 0 && activity.pageViews?.every(({ count }) => count === 0);
  if (isUnseen) return <NoPageViews />;
  return (
    <div className={classes.pair}>
      <TotalCard name="pageViews" days={activity.pageViews} retry={retry} />
      <TopPages pages={topPages} retry={retry} />
    </div>
  );
}

function NoPageViews() {
  const { t } = useTranslation();
  return (
    <Card title={t('adminMetrics.pageViews.title')}>
      <EmptyState
        icon={<IconEye size={22} stroke={1.75} />}
        title={t('adminMetrics.pageViews.noneTitle')}
        text={t('adminMetrics.pageViews.none')}
      />
    </Card>
  );
}

type Days = AdminMetrics['activity']['signUps'];
type TotalCardProps = { name: 'signUps' | 'pageViews'; days: Days; retry: Retry };

/** Bars below the total of all days. */
function TotalCard({ name, days, retry }: TotalCardProps) {
  const { t } = useTranslation();
  const text = useFigureText();
  const total = days?.reduce((sum, { count }) => sum + count, 0);
  const lead = total !== undefined && (
    <p className={classes.total}>{t(`adminMetrics.${name}.total`, { number: text.number(total) })}</p>
  );
  return <SeriesCard name={name} isBars days={days} lead={lead} retry={retry} />;
}
