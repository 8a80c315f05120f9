import '@mantine/dates/styles.layer.css';
import '#web/ui/calendar-languages.ts';
import { Button, TextInput } from '@mantine/core';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { readDay } from '#web/lib/format/day-text.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { findRangeErrors } from './period.ts';
import classes from './range-form.module.css';

const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

type RangeFormProps = {
  range: CalendarRange;
  onSubmit: (range: CalendarRange) => void;
  onCancel: () => void;
};

/** Any range of days, typed or picked in the calendar. */
export function RangeForm({ range, onSubmit, onCancel }: RangeFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstDayOfWeek } = useProfile();
  const hasRoom = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const form = useForm({
    initial: { from: format.day(range.from, NUMERIC), to: format.day(range.to, NUMERIC) },
    schema: getSummary.query,
    toBody: toRange,
    check: (typed) => findRangeErrors(toRange(typed)),
    send: async ({ from = '', to = '' }) => onSubmit({ from, to }),
  });
  // With two months side by side the later one is that of the range's end.
  const [month, setMonth] = useState(() => addMonths(startOfMonth(range.to), hasRoom ? -1 : 0));
  const fromRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the popover has noted where to return the focus.
    const frame = requestAnimationFrame(() => fromRef.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);

  const read = (text: string) => readDay(text, format.locale, format.today());
  const from = read(form.values.from);
  const to = read(form.values.to);
  const isOrdered = from !== undefined && to !== undefined && from <= to;

  // What could not be read is handed on as typed, so that the error tells empty from wrong.
  function toRange(typed: { from: string; to: string }): CalendarRange {
    return { from: read(typed.from) ?? typed.from.trim(), to: read(typed.to) ?? typed.to.trim() };
  }
  // What is wrong may lie in both fields together.
  const change = (changed: { from?: string; to?: string }) => form.set({ ...form.values, ...changed });
  // The calendar follows the typing. It must not wait for the field to be left: that happens while a
  // button is being pressed, which would then move away from under the pointer.
  const type = (name: 'from' | 'to', text: string) => {
    change({ [name]: text });
    const day = read(text);
    const monthsBefore = name === 'to' && hasRoom ? 1 : 0;
    if (day !== undefined) setMonth(addMonths(startOfMonth(day), -monthsBefore));
  };
  const field = (name: 'from' | 'to') => {
    const day = name === 'from' ? from : to;
    const text = day === undefined ? form.values[name] : format.day(day, NUMERIC);
    return {
      ...byEvent({ ...form.field(name), onChange: (typed: string) => type(name, typed) }),
      onBlur: () => text !== form.values[name] && form.set({ [name]: text }),
    };
  };

  return (
    <form className={classes.form} {...form.props}>
      <div className={classes.fields}>
        <TextInput {...field('from')} ref={fromRef} label={t('summaries.period.from')} autoComplete="off" />
        <TextInput {...field('to')} label={t('summaries.period.to')} autoComplete="off" />
      </div>
      <p className={classes.example}>
        {isOrdered
          ? format.dayRange({ from, to })
          : t('summaries.period.example', { day: format.day(format.today(), NUMERIC) })}
      </p>
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
        value={[from ?? null, isOrdered ? to : null]}
        onChange={([first, last]) =>
          change({
            from: first ? format.day(first, NUMERIC) : '',
            to: last ? format.day(last, NUMERIC) : '',
          })
        }
        date={month}
        onDateChange={setMonth}
        numberOfColumns={hasRoom ? 2 : 1}
        minDate={EARLIEST_DAY}
        locale={format.locale}
        firstDayOfWeek={toDayOfWeek(firstDayOfWeek)}
        weekendDays={[]}
        hideOutsideDates
        getDayAriaLabel={(day) => format.day(day, { dateStyle: 'full' })}
        previousLabel={t('summaries.period.previous')}
        nextLabel={t('summaries.period.next')}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('summaries.period.cancel')}
        </Button>
        <Button type="submit">{t('summaries.period.apply')}</Button>
      </div>
    </form>
  );
}

function toDayOfWeek(day: number): DayOfWeek {
  return day === 0 || day === 6 ? day : 1;
}
