import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import type { Cohort } from '#shared/contract/admin-metrics.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { Retry } from './api.ts';
import { countColumns, heatOf, shareOf, sinceFirstSignUp } from './cohort-layout.ts';
import { useFigureText } from './use-figure-text.ts';
import classes from './cohort-card.module.css';

/** Who came back, week by week after the sign-up, as a table that scrolls in its card. */
export function CohortCard({ cohorts, retry }: { cohorts: readonly Cohort[] | null; retry: Retry }) {
  const { t } = useTranslation();
  const noteId = useId();
  const shown = cohorts && sinceFirstSignUp(cohorts);
  return (
    <Card title={t('adminMetrics.cohorts.title')}>
      {shown === null && <ErrorState {...retry} message={t('errors.metricFailed')} />}
      {shown?.length === 0 && <p className={classes.note}>{t('adminMetrics.cohorts.none')}</p>}
      {shown !== null && shown.length > 0 && (
        <>
          <CohortTable cohorts={shown} noteId={noteId} />
          <p className={classes.note} id={noteId}>
            {t('adminMetrics.cohorts.note')}
          </p>
        </>
      )}
    </Card>
  );
}

function CohortTable({ cohorts, noteId }: { cohorts: readonly Cohort[]; noteId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useFigureText();
  const columns = Array.from({ length: countColumns(cohorts) }, (_, nth) => nth);
  const shares = cohorts.flatMap((cohort) => cohort.active.map((active) => shareOf(cohort, active) ?? 0));
  const percent = text.percents(shares);
  const weekText = (week: string) =>
    format.dayRange({ from: week, to: addDays(week, 6) }, { day: 'numeric', month: 'short' });
  return (
    <div
      className={classes.scroll}
      role="group"
      aria-label={t('adminMetrics.cohorts.title')}
      aria-describedby={noteId}
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('adminMetrics.cohorts.week')}</th>
            <th scope="col">{t('adminMetrics.cohorts.users')}</th>
            {columns.map((nth) => (
              <th key={nth} scope="col">
                {t('adminMetrics.cohorts.days', { from: nth * 7, to: nth * 7 + 6 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.week}>
              <th scope="row">{weekText(cohort.week)}</th>
              <td className={classes.users}>{text.number(cohort.users)}</td>
              {columns.map((nth) => (
                <CohortCell key={nth} cohort={cohort} nth={nth} percent={percent} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { cohort: Cohort; nth: number; percent: (ratio: number) => string };

function CohortCell({ cohort, nth, percent }: CellProps) {
  const { t } = useTranslation();
  const text = useFigureText();
  const active = cohort.active[nth];
  if (active === null || active === undefined) {
    return (
      <td className={classes.open}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('adminMetrics.cohorts.open')}</VisuallyHidden>
      </td>
    );
  }
  const share = shareOf(cohort, active);
  if (share === undefined) return <td className={classes.open}>{text.number(0)}</td>;
  return (
    <td>
      <div className={classes.cell} data-heat={heatOf(share)}>
        <span className={classes.share}>{percent(share)}</span>
        <span className={classes.count}>{text.number(active)}</span>
      </div>
    </td>
  );
}
