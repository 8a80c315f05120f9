import { VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { useSummary } from './api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { loadSummaryCharts, SummaryView, type SummaryViewProps } from './summary-view.tsx';
import { useBudgetMonths } from './use-budget-months.ts';
import { usePeriod } from './use-period.ts';
import { Welcome } from './welcome.tsx';
import classes from './dashboard.module.css';

type Props = Pick<SummaryViewProps, 'renderRecent' | 'coming'> & {
  /** Whether it is known which cards show. Until then the skeleton shows, so that no late card moves the others. */
  isReady: boolean;
};

/** The dashboard. The page passes in the cards of other features. */
export function Dashboard(props: Props) {
  const { t } = useTranslation();
  const { displayName } = useProfile();
  const { today, period, choosePeriod } = usePeriod();
  const query = useSummary(period.range, today);
  const budgetMonths = useBudgetMonths(today);
  const shownText = useFormat().dayRange(period.range);
  const isShown = query.data && !query.isPlaceholderData;
  const isNew = query.data?.firstDay === null;
  // Load the charts in parallel with the figures.
  useEffect(() => void loadSummaryCharts(), []);
  return (
    <div className={classes.dashboard}>
      <header className={`row between wrap ${classes.header}`}>
        <h1 className={classes.greeting}>{t('summaries.greeting', { name: displayName })}</h1>
        {isNew ? (
          <p className="dim full-width">{t('summaries.empty.start')}</p>
        ) : (
          <PeriodPicker
            {...{ period, budgetMonths, today }}
            firstDay={query.data?.firstDay ?? undefined}
            onChoose={choosePeriod}
          />
        )}
      </header>
      <VisuallyHidden role="status">
        {isShown ? t('summaries.period.shown', { range: shownText }) : ''}
      </VisuallyHidden>
      <LoadedSummary query={query} today={today} {...props} />
    </div>
  );
}

type SummaryProps = Props & { query: ReturnType<typeof useSummary>; today: CalendarDay };

function LoadedSummary({ query, today, isReady, ...view }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const { data: summary, isError, isPlaceholderData } = query;
  if (!summary && isError) return <LoadFailedCard query={query} />;
  if (!summary || !isReady) return <DashboardSkeleton />;
  return (
    // Right after sign-in, the figures may arrive before the categories.
    <Suspense fallback={<DashboardSkeleton />}>
      {isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      <div className={classes.content} data-waiting={isPlaceholderData} aria-busy={isPlaceholderData}>
        {summary.firstDay === null ? (
          <>
            {view.coming}
            <Welcome />
          </>
        ) : (
          <SummaryView summary={summary} today={today} {...view} />
        )}
      </div>
    </Suspense>
  );
}
