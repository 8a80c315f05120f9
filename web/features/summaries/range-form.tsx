import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { Button, TextInput } from '@mantine/core';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths, startOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format.ts';
import { readDay } from '#web/lib/day-text.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useFieldErrorText } from '#web/ui/error-text.ts';
import { findRangeErrors, type RangeErrors } from './period.ts';
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
  const errorText = useFieldErrorText();
  const hasRoom = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [texts, setTexts] = useState({
    from: format.day(range.from, NUMERIC),
    to: format.day(range.to, NUMERIC),
  });
  const [errors, setErrors] = useState<RangeErrors>({});
  // With two months side by side the later one is that of the range's end.
  const [month, setMonth] = useState(() => addMonths(startOfMonth(range.to), hasRoom ? -1 : 0));
  const fromRef = useRef<HTMLInputElement>(null);
  const toRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the popover has noted where to return the focus.
    const frame = requestAnimationFrame(() => fromRef.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);

  const from = readDay(texts.from, format.locale, format.today());
  const to = readDay(texts.to, format.locale, format.today());
  const isOrdered = from !== undefined && to !== undefined && from <= to;

  const change = (changed: Partial<typeof texts>) => {
    setTexts((current) => ({ ...current, ...changed }));
    setErrors({});
  };
  // The calendar follows the typing. It must not wait for the field to be left: that happens while a
  // button is being pressed, which would then move away from under the pointer.
  const type = (field: keyof typeof texts, text: string) => {
    change({ [field]: text });
    const day = readDay(text, format.locale, format.today());
    const monthsBefore = field === 'to' && hasRoom ? 1 : 0;
    if (day !== undefined) setMonth(addMonths(startOfMonth(day), -monthsBefore));
  };
  const rewrite = (field: keyof typeof texts, day: CalendarDay | undefined) => {
    if (day !== undefined) setTexts((current) => ({ ...current, [field]: format.day(day, NUMERIC) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What could not be read is handed on as typed, so that the error tells empty from wrong.
    const typed = { from: from ?? texts.from.trim(), to: to ?? texts.to.trim() };
    const found = findRangeErrors(typed);
    setErrors(found);
    if (found.from) fromRef.current?.focus();
    else if (found.to) toRef.current?.focus();
    else onSubmit(typed);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          ref={fromRef}
          label={t('summaries.period.from')}
          value={texts.from}
          onChange={(event) => type('from', event.currentTarget.value)}
          onBlur={() => rewrite('from', from)}
          error={errorText(errors.from)}
          autoComplete="off"
        />
        <TextInput
          ref={toRef}
          label={t('summaries.period.to')}
          value={texts.to}
          onChange={(event) => type('to', event.currentTarget.value)}
          onBlur={() => rewrite('to', to)}
          error={errorText(errors.to)}
          autoComplete="off"
        />
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
