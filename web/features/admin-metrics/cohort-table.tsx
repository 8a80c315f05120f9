import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import type { Cohort } from '#shared/contract/admin-metrics.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { countColumns, toHeat, toShare } from './cohort-layout.ts';
import { useFigureText } from './use-figure-text.ts';
import classes from './cohort-card.module.css';

export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
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
