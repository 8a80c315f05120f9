import { VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { AddButtons } from '#web/ui/add-buttons.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useSummary } from './api.ts';
import { nameOrRange } from '#web/ui/period/period-address.ts';
import { StepArrows } from '#web/ui/period/step-arrows.tsx';
import { usePeriodSteps } from '#web/ui/period/use-period-steps.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { NAMED_PERIODS } from './period.ts';
import { loadSummaryCharts, SummaryView, type RenderRecent } from './summary-view.tsx';
import { useBudgetMonths } from './use-budget-months.ts';
import { usePeriod } from './use-period.ts';
import { Welcome } from './welcome.tsx';
import classes from './dashboard.module.css';

type Props = {
  renderRecent: RenderRecent;
  /** Cards of other features, below the totals. */
  cards?: ReactNode;
  /** It is known which of these there are, so that none of them comes later and moves what is below. */
  isReady: boolean;
};

/** The financial dashboard; the page passes the list of recent transactions. */
export function Dashboard({ isReady, ...view }: Props) {
  const { t } = useTranslation();
  const { today, period, choosePeriod } = usePeriod();
  const query = useSummary(period.range, today);
  const budgetMonths = useBudgetMonths(today);
  const shownText = useFormat().dayRange(period.range);
  const isShown = query.data && !query.isPlaceholderData;
  const isNew = query.data?.firstDay === null;
  const steps = usePeriodSteps(period.range, {
    firstDay: query.data?.firstDay ?? undefined,
    move: budgetMonths?.move,
    onChoose: (range) => choosePeriod(nameOrRange(range, NAMED_PERIODS, today)),
  });
  const dates = (
    <span className={classes.steps} role="group" aria-label={t('summaries.period.label')}>
      <StepArrows {...steps}>
        <span className={classes.dates}>{shownText}</span>
      </StepArrows>
    </span>
  );
  // Beside the figures, so that the charts come with them.
  useEffect(() => void loadSummaryCharts(), []);
  return (
    <div className={classes.dashboard}>
      <div className={classes.content}>
        <div>
          <Greeting subtitle={isNew ? t('summaries.empty.start') : dates} hasActions={!isNew} />
          {!isNew && (
            <PeriodPicker period={period} budgetMonth={budgetMonths?.current} onChoose={choosePeriod} />
          )}
        </div>
        <VisuallyHidden role="status">
          {isShown ? t('summaries.period.shown', { range: shownText }) : ''}
        </VisuallyHidden>
        <LoadedSummary query={query} today={today} isReady={isReady} {...view} />
      </div>
    </div>
  );
}

function Greeting({ subtitle, hasActions }: { subtitle: ReactNode; hasActions: boolean }) {
  const { t } = useTranslation();
  const { displayName } = useProfile();
  const actions = (
    <AddButtons
      className={classes.headerButtons}
      expenseLabel={t('summaries.addExpense')}
      incomeLabel={t('summaries.addIncome')}
    />
  );
  return (
    <PageHeader
      title={t('summaries.greeting', { name: displayName })}
      subtitle={subtitle}
      actions={hasActions && actions}
    />
  );
}

type SummaryProps = Props & { query: ReturnType<typeof useSummary>; today: CalendarDay };

function LoadedSummary({ query, today, isReady, ...view }: SummaryProps) {
  const { t } = useTranslation();
  const { data: summary, isError, isPlaceholderData } = query;
  if (!summary && isError) return <LoadFailedCard query={query} />;
  if (!summary || !isReady) return <DashboardSkeleton />;
  return (
    // Right after the sign-in the figures may come before the categories.
    <Suspense fallback={<DashboardSkeleton />}>
      {isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      <div className={classes.content} data-waiting={isPlaceholderData} aria-busy={isPlaceholderData}>
        {summary.firstDay === null ? (
          <>
            {view.cards}
            <Welcome />
          </>
        ) : (
          <SummaryView summary={summary} today={today} {...view} />
        )}
      </div>
    </Suspense>
  );
}
