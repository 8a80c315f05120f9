import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { largestOf } from '#shared/lists.ts';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { MetricsProps } from './api.ts';
import { useFigureText } from './use-figure-text.ts';
import classes from './top-pages.module.css';

type Pages = NonNullable<AdminMetrics['topPages']>;

const SCREENS = Object.keys(paths) as (keyof typeof paths)[];

export function TopPages({ metrics: { topPages: pages }, retry }: MetricsProps) {
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
        <li key={path} className={`row between gap-12 relative text-15 ${classes.page}`}>
          <div className={classes.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
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
