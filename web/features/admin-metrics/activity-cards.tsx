import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Retry } from './api.ts';
import { MissingValue } from './figure-card.tsx';
import { SeriesCard } from './series-card.tsx';
import { TopPages } from './top-pages.tsx';
import { useFigureText } from './use-figure-text.ts';
import figureClasses from './figures.module.css';
import classes from './series-card.module.css';

const SPANS = ['daily', 'weekly', 'monthly'] as const;

/** Who is here, who comes, and what is looked at, day by day. */
export function ActivityCards({ metrics, retry }: { metrics: AdminMetrics; retry: Retry }) {
  const { t } = useTranslation();
  const text = useFigureText();
  const { activity, topPages } = metrics;
  const total = (days: readonly { count: number }[]) =>
    text.number(days.reduce((sum, { count }) => sum + count, 0));
  const isUnseen = topPages?.length === 0 && activity.pageViews?.every(({ count }) => count === 0);
  return (
    <>
      <div className={classes.pair}>
        <SeriesCard
          title={t('adminMetrics.activeUsers.title')}
          explore={t('adminMetrics.activeUsers.explore')}
          series={t('adminMetrics.activeUsers.series')}
          color="var(--accent)"
          days={activity.activeUsers}
          lead={<ActiveUsers metrics={metrics} />}
          retry={retry}
        />
        <SeriesCard
          title={t('adminMetrics.signUps.title')}
          explore={t('adminMetrics.signUps.explore')}
          series={t('adminMetrics.signUps.series')}
          color="var(--accent)"
          isBars
          days={activity.signUps}
          lead={
            activity.signUps && (
              <p className={classes.total}>
                {t('adminMetrics.signUps.total', { number: total(activity.signUps) })}
              </p>
            )
          }
          retry={retry}
        />
      </div>
      {isUnseen ? (
        <Card title={t('adminMetrics.pageViews.title')}>
          <EmptyState
            icon={<IconEye size={22} stroke={1.75} />}
            title={t('adminMetrics.pageViews.noneTitle')}
            text={t('adminMetrics.pageViews.none')}
          />
        </Card>
      ) : (
        <div className={classes.pair}>
          <SeriesCard
            title={t('adminMetrics.pageViews.title')}
            explore={t('adminMetrics.pageViews.explore')}
            series={t('adminMetrics.pageViews.series')}
            color="var(--accent)"
            isBars
            days={activity.pageViews}
            lead={
              activity.pageViews && (
                <p className={classes.total}>
                  {t('adminMetrics.pageViews.total', { number: total(activity.pageViews) })}
                </p>
              )
            }
            retry={retry}
          />
          <TopPages pages={topPages} retry={retry} />
        </div>
      )}
    </>
  );
}

function ActiveUsers({ metrics }: { metrics: AdminMetrics }) {
  const { t } = useTranslation();
  const text = useFigureText();

  function changeText(span: (typeof SPANS)[number]): string {
    const { change } = metrics.activeUsers[span];
    if (change === null) return t('adminMetrics.unknown');
    if (change === 0) return t(`adminMetrics.activeUsers.${span}Same`);
    return t(`adminMetrics.activeUsers.${span}Change`, { change: text.moreOrFewer(change) });
  }

  return (
    <div className={classes.spans}>
      {SPANS.map((span) => {
        const { value, change, missing } = metrics.activeUsers[span];
        return (
          <div key={span} className={classes.span}>
            <h3 className={figureClasses.label}>{t(`adminMetrics.activeUsers.${span}`)}</h3>
            {missing === null ? (
              <>
                <p className={figureClasses.value}>
                  {typeof value === 'number' ? text.number(value) : value}
                </p>
                <p className={figureClasses.change}>
                  <span className={classes.inFull}>{changeText(span)}</span>
                  <span className={classes.inShort} aria-hidden>
                    {change === null ? '–' : text.signed(change)}
                  </span>
                </p>
              </>
            ) : (
              <MissingValue missing={missing} />
            )}
          </div>
        );
      })}
    </div>
  );
}
