import { VisuallyHidden } from '@mantine/core';
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode, useState, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { getSummary, type Summary } from '#shared/contract/summaries.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { IN_PLACE, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { readPeriod, writePeriod } from '#web/ui/period/period-address.ts';
import type { BudgetMonths } from './budget-months.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { PERIOD_ADDRESS, type NamedPeriod } from './period.ts';
import { loadSummaryCharts, SummaryView, type SummaryViewProps } from './summary-view.tsx';
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
  const query = useQuery(summaryQuery(period.range, today));
  const budgetMonths = useBudgetMonths(today);
  const rangeText = useFormat().dayRange(period.range);
  const isLoaded = query.data && !query.isPlaceholderData;
  const isNewUser = query.data?.firstDay === null;
  // Load the charts in parallel with the figures.
  useEffect(() => void loadSummaryCharts(), []);
  return (
    <div className={classes.dashboard}>
      <header className={`row between wrap ${classes.header}`}>
        <h1 className={`weight-700 break-anywhere ${classes.greeting}`}>
          {t('summaries.greeting', { name: displayName })}
        </h1>
        {isNewUser ? (
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
        {isLoaded ? t('summaries.period.shown', { range: rangeText }) : ''}
      </VisuallyHidden>
      <LoadedSummary query={query} today={today} {...props} />
    </div>
  );
}

type SummaryProps = Props & { query: UseQueryResult<Summary>; today: CalendarDay };

function LoadedSummary({ query, today, isReady, ...view }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const { data: summary, isError, isPlaceholderData } = query;
  if (!summary && isError) return <LoadFailedCard query={query} />;
  if (!summary || !isReady) return <DashboardSkeleton />;
  return (
    // Right after sign-in, the figures may arrive before the categories.
    <Suspense fallback={<DashboardSkeleton />}>
      {isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      <div
        className={`stack gap-16 ${classes.content}`}
        data-waiting={isPlaceholderData}
        aria-busy={isPlaceholderData}
      >
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

/** The query of the summary of a period; the previous one shows until the new one has loaded. */
function summaryQuery({ from, to }: CalendarRange, today: CalendarDay) {
  return queryOptions({
    queryKey: [...queryKeys.summaries, from, to, today],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getSummary, { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
    // The HTML may contain the first summary, which must not be fetched again at once. Events report later changes.
    staleTime: 10_000,
  });
}

/** The user's budget months. If they are calendar months, returns undefined and loads no code for them. */
function useBudgetMonths(today: CalendarDay): BudgetMonths | undefined {
  const { monthStartsOn } = useProfile();
  const [months, setMonths] = useState<BudgetMonths>();
  useEffect(() => {
    if (monthStartsOn === 1) return setMonths(undefined);
    import('./budget-months.ts').then(
      ({ budgetMonthsFrom }) => setMonths(budgetMonthsFrom(monthStartsOn, today)),
      () => undefined,
    );
  }, [monthStartsOn, today]);
  return months;
}

function usePeriod() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const choosePeriod = useCallback(
    (chosen: NamedPeriod | CalendarRange) =>
      setSearch((current) => {
        const next = writePeriod(current, PERIOD_ADDRESS, chosen);
        // The request leaves before the new address renders, which takes several frames.
        void client.prefetchQuery(summaryQuery(readPeriod(next, PERIOD_ADDRESS, today).range, today));
        return next;
      }, IN_PLACE),
    [setSearch, client, today],
  );
  const period = useMemo(() => readPeriod(search, PERIOD_ADDRESS, today), [search, today]);
  return { today, period, choosePeriod };
}
