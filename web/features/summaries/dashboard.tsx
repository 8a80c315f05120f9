import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AddButtons } from './add-buttons.tsx';
import { useSummary } from './api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { SummaryView } from './summary-view.tsx';
import { usePeriod } from './use-period.ts';
import classes from './dashboard.module.css';

/** The financial dashboard; the page passes the list of recent transactions. */
export function Dashboard({ renderRecent }: { renderRecent: (items: Transaction[]) => ReactNode }) {
  const { t } = useTranslation();
  const { displayName } = useProfile();
  const format = useFormat();
  const { today, period, choosePeriod } = usePeriod();
  const query = useSummary(period.range);
  const { data: summary, isError, isPlaceholderData } = query;
  const shownText = format.dayRange(period.range);

  return (
    <div className={classes.dashboard}>
      <div className={classes.content}>
        <div>
          <PageHeader
            title={t('summaries.greeting', { name: displayName })}
            subtitle={shownText}
            actions={
              <AddButtons
                className={classes.headerButtons}
                expenseLabel={t('summaries.addExpense')}
                incomeLabel={t('summaries.addIncome')}
              />
            }
          />
          <PeriodPicker period={period} onChoose={choosePeriod} />
        </div>
        <VisuallyHidden role="status">
          {summary && !isPlaceholderData ? t('summaries.period.shown', { range: shownText }) : ''}
        </VisuallyHidden>
        {summary && isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
        {summary && (
          <div className={classes.content} data-waiting={isPlaceholderData} aria-busy={isPlaceholderData}>
            <SummaryView summary={summary} today={today} renderRecent={renderRecent} />
          </div>
        )}
        {!summary && isError && (
          <Card>
            <LoadFailed query={query} />
          </Card>
        )}
        {!summary && !isError && <DashboardSkeleton />}
      </div>
    </div>
  );
}
