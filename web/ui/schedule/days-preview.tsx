import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './schedule.module.css';
import { previewDays, toSchedule, type DayReader, type TypedSchedule } from './typed-schedule.ts';
import { useScheduleText } from './use-schedule-text.ts';

type Props = {
  typed: TypedSchedule;
  reader: DayReader;
  isNew: boolean;
  /** The day of the transaction from which the form was opened. */
  recordedDay?: CalendarDay | undefined;
};

/** The typed schedule in words, with its next days. */
export function DaysPreview({ typed, reader, isNew, recordedDay }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const scheduleText = useScheduleText();
  const schedule = toSchedule(typed, reader);
  if (schedule === undefined) return null;
  const days = previewDays(schedule, reader.today);
  return (
    <div className={`stack gap-8 rounded ${classes.preview}`}>
      <p className="weight-600">{scheduleText(schedule)}</p>
      {days.length === 0 ? (
        <p className="dim text-14 lines-140">{t('recurring.form.noPreview')}</p>
      ) : (
        <ul className={`flex wrap ${classes.days}`} aria-label={t('recurring.form.preview')}>
          {days.map((day) => (
            <li key={day}>
              <time dateTime={day}>{format.day(day, DAY_FORMATS.weekday)}</time>
            </li>
          ))}
        </ul>
      )}
      {days[0] !== undefined && days[0] === recordedDay && (
        <p className="dim text-14 lines-140">{t('recurring.form.recorded')}</p>
      )}
      {isNew && schedule.firstDay < reader.today && (
        <p className="dim text-14 lines-140">{t('recurring.form.noPast')}</p>
      )}
    </div>
  );
}
