import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Figure, AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { largestOf } from '#shared/lists.ts';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { MetricsProps } from './api.ts';
import { MissingValue } from './figure-card.tsx';
import { SeriesCard } from './series-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import figureClasses from './figures.module.css';
import classes from './series-card.module.css';
import pageClasses from './top-pages.module.css';

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

type Pages = NonNullable<AdminMetrics['topPages']>;

const SCREENS = Object.keys(paths) as (keyof typeof paths)[];

function TopPages({ metrics: { topPages: pages }, retry }: MetricsProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('adminMetrics.pageViews.top')}>
      {pages === null && <ErrorState {...retry} message={t('errors.metricFailed')} />}
      {pages?.length === 0 && <p className="dim text-15">{t('adminMetrics.pageViews.noneTitle')}</p>}
      {pages !== null && pages.length > 0 && <PageBars pages={pages} />}
    </Card>
  );
}

function PageBars({ pages }: { pages: Pages }) {
  const text = useFigureText();
  const screenName = useScreenName();
  const most = Math.max(1, largestOf(pages.map(({ count }) => count)));
  return (
    <ol className="stack gap-4">
      {pages.map(({ path, count }) => (
        <li key={path} className={`row between gap-12 relative text-15 ${pageClasses.page}`}>
          <div className={pageClasses.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
          <span className="relative break-anywhere">{screenName(path)}</span>
          <span className="relative weight-600 numbers">{text.number(count)}</span>
        </li>
      ))}
    </ol>
  );
}

function useScreenName(): (path: string) => string {
  const { t } = useTranslation();
  return (path) => {
    const name = SCREENS.find((screen) => paths[screen] === path);
    if (name === undefined) return path;
    // These two have no title, or only one for the browser's tab.
    if (name === 'home') return t('adminMetrics.pageViews.landing');
    if (name === 'admin') return t('adminMetrics.pageViews.administration');
    return t(`app.titles.${name}`);
  };
}
