import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/admin-metrics.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { MetricsProps } from './api.ts';
import { MissingValue } from './figure-card.tsx';
import { SeriesCard } from './series-card.tsx';
import { TopPages } from './top-pages.tsx';
import { useFigureText } from './use-figure-text.ts';
import figureClasses from './figures.module.css';
import classes from './series-card.module.css';

const SPANS = ['daily', 'weekly', 'monthly'] as const;

type Span = (typeof SPANS)[number];

export function ActivityCards(props: MetricsProps) {
  return (
    <>
      <div className={`grid gap-20 ${classes.pair}`}>
        <SeriesCard {...props} name="activeUsers" lead={<ActiveUsers metrics={props.metrics} />} />
        <TotalCard {...props} name="signUps" />
      </div>
      <PageViews {...props} />
    </>
  );
}

function PageViews(props: MetricsProps) {
  const { activity, topPages } = props.metrics;
  const hasNoPageViews = topPages?.length === 0 && activity.pageViews?.every(({ count }) => count === 0);
  if (hasNoPageViews) return <NoPageViews />;
  return (
    <div className={`grid gap-20 ${classes.pair}`}>
      <TotalCard {...props} name="pageViews" />
      <TopPages {...props} />
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

function TotalCard({ name, ...props }: MetricsProps & { name: 'signUps' | 'pageViews' }) {
  const { t } = useTranslation();
  const text = useFigureText();
  const total = props.metrics.activity[name]?.reduce((sum, { count }) => sum + count, 0);
  const lead = total !== undefined && (
    <p className={`dim text-14 numbers ${classes.total}`}>
      {t(`adminMetrics.${name}.total`, { number: text.number(total) })}
    </p>
  );
  return <SeriesCard {...props} name={name} isBars lead={lead} />;
}

function ActiveUsers({ metrics: { activeUsers } }: Pick<MetricsProps, 'metrics'>) {
  const { t } = useTranslation();
  return (
    <div className={classes.spans}>
      {SPANS.map((span) => (
        <div key={span} className={`relative ${classes.span}`}>
          <h3 className={figureClasses.label}>{t(`adminMetrics.activeUsers.${span}`)}</h3>
          <SpanCount span={span} figure={activeUsers[span]} />
        </div>
      ))}
    </div>
  );
}

function SpanCount({ span, figure: { value, change, missing } }: { span: Span; figure: Figure }) {
  const text = useFigureText();
  const changeText = useChangeText();
  if (missing !== null) return <MissingValue missing={missing} />;
  return (
    <>
      <p className={figureClasses.value}>{text.number(value)}</p>
      <p className={figureClasses.change}>
        <span className={classes.inFull}>{changeText(span, change)}</span>
        <span className={classes.inShort} aria-hidden>
          {change === null ? '–' : text.signed(change)}
        </span>
      </p>
    </>
  );
}

function useChangeText(): (span: Span, change: number | null) => string {
  const { t } = useTranslation();
  const text = useFigureText();
  return (span, change) => {
    if (change === null) return t('adminMetrics.unknown');
    if (change === 0) return t(`adminMetrics.activeUsers.${span}Same`);
    return t(`adminMetrics.activeUsers.${span}Change`, { change: text.moreOrFewer(change) });
  };
}
