import { DatePicker, DatesProvider } from '@mantine/dates';
import './calendar-languages.ts';
import '@mantine/dates/styles.layer.css';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { dayAfterKey } from './calendar-keys.ts';
import classes from './day-picker.module.css';
import { useMonthLabel } from './use-month-label.ts';

export type DayPickerProps = {
  day: CalendarDay;
  onPick: (day: CalendarDay) => void;
  /** The earliest and latest day; by default the limits of a transaction. */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
};

/** A calendar month. It takes the focus when it appears, after the click that opened it. */
export function DayPicker({ day, onPick, min = EARLIEST_DAY, max }: DayPickerProps) {
  const { t } = useTranslation();
  const { locale, today } = useFormat();
  const monthLabel = useMonthLabel();
  const { firstDayOfWeek } = useProfile();
  const bounds = { min, max: max ?? addDays(today(), MAX_DAYS_AHEAD) };
  const { box, ...keyboard } = useKeyboard(day, bounds);
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: toWeekday(firstDayOfWeek), weekendDays: [] }}>
      <DatePicker
        ref={box}
        classNames={classes}
        size="md"
        value={day}
        onChange={(picked) => picked !== null && onPick(picked)}
        minDate={bounds.min}
        maxDate={bounds.max}
        monthLabelFormat={monthLabel}
        hideOutsideDates
        highlightToday
        {...keyboard}
        // Escape closes the calendar alone, not the dialog around it.
        __stopPropagation
        previousLabel={t('transactions.form.previous')}
        nextLabel={t('transactions.form.next')}
      />
    </DatesProvider>
  );
}

/** Moves the focus from day to day, also into other months, which the component's own arrow keys cannot. */
function useKeyboard(day: CalendarDay, bounds: { min: CalendarDay; max: CalendarDay }) {
  const box = useRef<HTMLDivElement>(null);
  const [shownDate, show] = useState(day);
  // A new object at each press runs the effect even for the same day, which may have lost the focus meanwhile.
  const [focused, setFocused] = useState({ day });
  useEffect(() => {
    const button = box.current?.querySelector<HTMLElement>(`[data-day="${focused.day}"]`);
    button?.focus({ preventScroll: true });
  }, [focused]);

  function onKeyDown(from: CalendarDay, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const nextDay = dayAfterKey(from, event, bounds);
    if (nextDay === undefined) return;
    event.preventDefault();
    show(nextDay);
    setFocused({ day: nextDay });
  }

  return {
    box,
    date: shownDate,
    onDateChange: show,
    getDayProps: (cellDay: CalendarDay) => ({
      'data-day': cellDay,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(cellDay, event),
    }),
    // The component's own keys change the month without moving the focus, which is then lost.
    enableKeyboardNavigation: false,
  };
}

function toWeekday(day: number): 0 | 1 | 6 {
  return day === 0 || day === 6 ? day : 1;
}
