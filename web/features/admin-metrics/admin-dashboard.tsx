import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ActivityCards } from './activity-cards.tsx';
import { useMetrics, useRefreshMetrics, type Retry } from './api.ts';
import { CohortCard } from './cohort-card.tsx';
import { CountCards } from './count-cards.tsx';
import { MetricsSkeleton } from './metrics-skeleton.tsx';
import { MoneyCards } from './money-cards.tsx';
import { RetentionCards } from './retention-cards.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './admin-dashboard.module.css';

/** The figures of the installation; nothing on it is one person's. */
export function AdminDashboard() {
  const { t } = useTranslation();
  const text = useFigureText();
  const query = useMetrics();
  const { data: metrics, isError } = query;
  const { mutate: refresh, isPending } = useRefreshMetrics();

  return (
    <div className={classes.dashboard}>
      <PageHeader
        title={t('adminMetrics.title')}
        subtitle={
          metrics ? t('adminMetrics.updated', { time: text.dateTime(metrics.asOf) }) : t('app.loading')
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
            onClick={() => refresh()}
            loading={isPending}
          >
            {t('adminMetrics.refresh')}
          </Button>
        }
      />
      <div className={classes.content}>
        {metrics && isError && <OutOfDate message={t('adminMetrics.outOfDate')} query={query} />}
        {metrics && <Metrics metrics={metrics} retry={{ onRetry: () => refresh(), isRetrying: isPending }} />}
        {!metrics && isError && (
          <Card>
            <LoadFailed query={query} message={t('adminMetrics.failed')} />
          </Card>
        )}
        {!metrics && !isError && <MetricsSkeleton />}
      </div>
    </div>
  );
}

function Metrics({ metrics, retry }: { metrics: AdminMetrics; retry: Retry }) {
  const { t } = useTranslation();
  return (
    <>
      <CountCards metrics={metrics} retry={retry} />
      <MoneyCards metrics={metrics} retry={retry} />
      <RetentionCards metrics={metrics} retry={retry} />
      <ActivityCards metrics={metrics} retry={retry} />
      <CohortCard cohorts={metrics.cohorts} retry={retry} />
      <p className={classes.days}>{t('adminMetrics.days', { zone: metrics.timeZone })}</p>
    </>
  );
}
