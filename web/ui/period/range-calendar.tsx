import '@mantine/dates/styles.layer.css';
import '#web/ui/calendar-languages.ts';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useMonthLabel } from '#web/ui/use-month-label.ts';
import classes from './range-form.module.css';

type Props = {
  from: CalendarDay | undefined;
  to: CalendarDay | undefined;
  onChange: (from: CalendarDay | null, to: CalendarDay | null) => void;
  month: CalendarDay;
  onMonthChange: (month: CalendarDay) => void;
  months: 1 | 2;
};

/** A calendar in which a range of days is picked. It takes long to render, so it renders only if a prop changes. */
export const RangeCalendar = memo(function RangeCalendar(props: Props) {
  const { from, to, onChange, month, onMonthChange, months } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const monthLabel = useMonthLabel();
  const { firstDayOfWeek } = useProfile();
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      classNames={{
        day: classes.day ?? '',
        calendarHeader: classes.header ?? '',
        calendarHeaderControl: classes.control ?? '',
        calendarHeaderLevel: classes.level ?? '',
        weekday: classes.weekday ?? '',
      }}
      className={classes.calendar}
      value={[from ?? null, to ?? null]}
      onChange={([first, last]) => onChange(first, last)}
      date={month}
      onDateChange={onMonthChange}
      numberOfColumns={months}
      minDate={EARLIEST_DAY}
      locale={format.locale}
      monthLabelFormat={monthLabel}
      firstDayOfWeek={toDayOfWeek(firstDayOfWeek)}
      weekendDays={[]}
      hideOutsideDates
      getDayAriaLabel={(day) => format.day(day, { dateStyle: 'full' })}
      previousLabel={t('summaries.period.previous')}
      nextLabel={t('summaries.period.next')}
    />
  );
});

function toDayOfWeek(day: number): DayOfWeek {
  return day === 0 || day === 6 ? day : 1;
}
