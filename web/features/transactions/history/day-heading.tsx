import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './day-heading.module.css';

/** A day above its transactions, with its balance if all of it is loaded. */
export function DayHeading({ day, sum }: { day: CalendarDay; sum: number | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.heading}>
      <h2 className={classes.day}>
        <time dateTime={day}>{format.day(day, { dateStyle: 'full' })}</time>
      </h2>
      {sum !== undefined && (
        <p className={classes.sum}>
          <VisuallyHidden>{t('history.totals.day')} </VisuallyHidden>
          {format.signedAmount(sum)}
        </p>
      )}
    </div>
  );
}
