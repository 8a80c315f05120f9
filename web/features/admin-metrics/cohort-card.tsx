import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { Cohort } from '#shared/contract/admin-metrics.ts';
import { addDays } from '#shared/calendar.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import type { MetricsProps } from './api.ts';
import { sinceFirstSignUp, countColumns, toHeat, toShare } from './cohort-layout.ts';
import classes from './cohort-card.module.css';
import { useFigureText } from './use-figure-text.ts';

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

function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const text = useFigureText();
  const columns = Array.from({ length: countColumns(cohorts) }, (_, nth) => nth);
  const shares = cohorts.flatMap((cohort) => cohort.active.map((active) => toShare(cohort, active) ?? 0));
  const percent = text.percents(shares);
  return (
    <table
      className={`text-14 numbers ${classes.table}`}
      style={{ '--weeks': columns.length } as CSSProperties}
    >
      <CohortHead columns={columns} />
      <tbody>
        {cohorts.map((cohort) => (
          <CohortRow key={cohort.week} cohort={cohort} columns={columns} percent={percent} />
        ))}
      </tbody>
    </table>
  );
}

function CohortHead({ columns }: { columns: readonly number[] }) {
  const { t } = useTranslation();
  return (
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
  );
}

type Percent = (ratio: number) => string;
type RowProps = { cohort: Cohort; columns: readonly number[]; percent: Percent };

function CohortRow({ cohort, columns, percent }: RowProps) {
  const format = useFormat();
  const text = useFigureText();
  const week = { from: cohort.week, to: addDays(cohort.week, 6) };
  return (
    <tr>
      <th scope="row">{format.dayRange(week, { day: 'numeric', month: 'short' })}</th>
      <td className="weight-600">{text.number(cohort.users)}</td>
      {columns.map((nth) => (
        <CohortCell key={nth} cohort={cohort} nth={nth} percent={percent} />
      ))}
    </tr>
  );
}

type CellProps = { cohort: Cohort; nth: number; percent: Percent };

function CohortCell({ cohort, nth, percent }: CellProps) {
  const text = useFigureText();
  const active = cohort.active[nth];
  if (active === null || active === undefined) return <OpenCell />;
  const share = toShare(cohort, active);
  if (share === undefined) return <td className="dim">{text.number(0)}</td>;
  return (
    <td>
      <div
        className={`stack centred align-centre hover-color lines-135 ${classes.cell}`}
        data-heat={toHeat(share)}
      >
        <span className="weight-650">{percent(share)}</span>
        <span className={classes.count}>{text.number(active)}</span>
      </div>
    </td>
  );
}

function OpenCell() {
  const { t } = useTranslation();
  return (
    <td className="dim">
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('adminMetrics.cohorts.open')}</VisuallyHidden>
    </td>
  );
}
