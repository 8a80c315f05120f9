import { DatePicker, DatesProvider } from '@mantine/dates';
import './calendar-languages.ts';
import '@mantine/dates/styles.layer.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import classes from './day-picker.module.css';

export type DayPickerProps = {
  day: CalendarDay;
  onPick: (day: CalendarDay) => void;
  /** The earliest and latest day; by default those of a transaction. */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
};

/** A calendar month. It takes the focus when it appears, after the click that opened it. */
export function DayPicker({ day, onPick, min, max }: DayPickerProps) {
  const { t } = useTranslation();
  const { locale, today } = useFormat();
  const { firstDayOfWeek } = useProfile();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-selected]')?.focus({ preventScroll: true });
  }, []);
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: toWeekday(firstDayOfWeek), weekendDays: [] }}>
      <DatePicker
        ref={box}
        classNames={classes}
        size="md"
        value={day}
        defaultDate={day}
        onChange={(picked) => picked !== null && onPick(picked)}
        minDate={min ?? EARLIEST_DAY}
        maxDate={max ?? addDays(today(), MAX_DAYS_AHEAD)}
        hideOutsideDates
        highlightToday
        // Escape closes the calendar alone, not the dialog around it.
        __stopPropagation
        previousLabel={t('transactions.form.previous')}
        nextLabel={t('transactions.form.next')}
      />
    </DatesProvider>
  );
}

function toWeekday(day: number): 0 | 1 | 6 {
  return day === 0 || day === 6 ? day : 1;
}
