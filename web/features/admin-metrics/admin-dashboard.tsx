import { useTranslation } from 'react-i18next';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextSkeleton, LineChartSkeleton } from '#web/ui/skeletons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ActivityCards } from './activity-cards.tsx';
import { useMetrics, useRefreshMetrics, type MetricsProps } from './api.ts';
import { CohortCard } from './cohort-card.tsx';
import { CountCards } from './count-cards.tsx';
import { MoneyCards } from './money-cards.tsx';
import { RetentionCards } from './retention-cards.tsx';
import { RetryButton } from './retry-button.tsx';
import classes from './admin-dashboard.module.css';
import figureClasses from './figures.module.css';

/** The figures of the installation; none of them is about a single person. */
export function AdminDashboard() {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const query = useMetrics();
  const { data: metrics, isError } = query;
  const retry = useRefreshMetrics();
  const subtitle = metrics ? t('adminMetrics.updated', { time: dateTime(metrics.asOf) }) : t('app.loading');
  return (
    <div className={classes.dashboard}>
      <PageHeader
        title={t('adminMetrics.title')}
        subtitle={subtitle}
        actions={<RetryButton {...retry}>{t('adminMetrics.refresh')}</RetryButton>}
      />
      <div className={`stack gap-20 ${classes.content}`}>
        {metrics && isError && <OutOfDate message={t('adminMetrics.outOfDate')} query={query} />}
        {metrics ? <Metrics metrics={metrics} retry={retry} /> : <NoMetrics query={query} />}
      </div>
    </div>
  );
}

/** Stands in for the figures until they have loaded, or says why they have not. */
function NoMetrics({ query }: { query: ReturnType<typeof useMetrics> }) {
  const { t } = useTranslation();
  if (!query.isError) return <MetricsSkeleton />;
  return (
    <Card>
      <LoadFailed query={query} message={t('adminMetrics.failed')} />
    </Card>
  );
}

function Metrics(props: MetricsProps) {
  const { t } = useTranslation();
  return (
    <>
      <CountCards {...props} />
      <MoneyCards {...props} />
      <RetentionCards {...props} />
      <ActivityCards {...props} />
      <CohortCard {...props} />
      <p className="dim text-14">{t('adminMetrics.days', { zone: props.metrics.timeZone })}</p>
    </>
  );
}

const ROWS = [
  { name: 'counts', cards: 4 },
  { name: 'money', cards: 2 },
  { name: 'retentions', cards: 3 },
] as const;

/** The empty cards in their final places and sizes. */
function MetricsSkeleton() {
  return (
    <Loading className={`stack gap-20 ${classes.content}`}>
      {ROWS.map(({ name, cards }) => (
        <div key={name} className={figureClasses[name]}>
          {Array.from({ length: cards }, (_, at) => (
            <FigureSkeleton key={at} />
          ))}
        </div>
      ))}
      <Card>
        <LineChartSkeleton />
      </Card>
    </Loading>
  );
}

function FigureSkeleton() {
  return (
    <Card className={figureClasses.card ?? ''}>
      <div className={figureClasses.head}>
        <TextSkeleton width={45} />
      </div>
      <p className={figureClasses.value}>
        <TextSkeleton width={55} />
      </p>
      <p className={figureClasses.change}>
        <TextSkeleton width={75} />
      </p>
    </Card>
  );
}
