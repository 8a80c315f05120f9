import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cohort } from '#shared/contract/admin-metrics.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { MetricsProps } from './api.ts';
import { sinceFirstSignUp } from './cohort-layout.ts';
import { CohortTable } from './cohort-table.tsx';
import classes from './cohort-card.module.css';

/** The shares of people who came back, week by week after the sign-up. The table scrolls in its card. */
export function CohortCard({ metrics: { cohorts }, retry }: MetricsProps) {
  const { t } = useTranslation();
  const shown = cohorts && sinceFirstSignUp(cohorts);
  return (
    <Card title={t('adminMetrics.cohorts.title')}>
      {shown === null && <ErrorState {...retry} message={t('errors.metricFailed')} />}
      {shown?.length === 0 && (
        <p className={`dim text-14 ${classes.note}`}>{t('adminMetrics.cohorts.none')}</p>
      )}
      {shown !== null && shown.length > 0 && <ScrollingTable cohorts={shown} />}
    </Card>
  );
}

function ScrollingTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const { t } = useTranslation();
  const noteId = useId();
  const label = t('adminMetrics.cohorts.title');
  return (
    <>
      <div
        className={`full-width relative ${classes.scroll}`}
        role="group"
        aria-label={label}
        aria-describedby={noteId}
        tabIndex={0}
      >
        <CohortTable cohorts={cohorts} />
      </div>
      <p className={`dim text-14 ${classes.note}`} id={noteId}>
        {t('adminMetrics.cohorts.note')}
      </p>
    </>
  );
}
