import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Widen } from './range-errors.ts';
import { RangeCalendar } from './range-calendar.tsx';
import classes from './range-form.module.css';
import { useRangeForm } from './use-range-form.ts';

type RangeFormProps = {
  range: CalendarRange;
  months?: 1 | 2 | undefined;
  widen?: Widen | undefined;
  onSubmit: (range: CalendarRange) => void;
  onCancel: () => void;
};

/** Any range of days, typed or picked in the calendar. */
export function RangeForm({ range, months: maxMonths = 2, widen, onSubmit, onCancel }: RangeFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasRoom = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const months = hasRoom ? maxMonths : 1;
  const form = useRangeForm({ range, months, widen, onSubmit });
  const { from, to, field } = form;
  const isOrdered = from !== undefined && to !== undefined && from <= to;

  const fromRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The text is selected only after the popover has stored where to return the focus.
    const frame = requestAnimationFrame(() => fromRef.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <form className={`stack gap-12 ${classes.form}`} {...form.props}>
      <div className={`grid gap-12 ${classes.fields}`}>
        <TextInput {...field('from')} ref={fromRef} label={t('summaries.period.from')} autoComplete="off" />
        <TextInput {...field('to')} label={t('summaries.period.to')} autoComplete="off" />
      </div>
      <p className={`dim text-13 ${classes.example}`}>
        {isOrdered
          ? format.dayRange(widen?.({ from, to }) ?? { from, to })
          : t('summaries.period.example', { day: form.example })}
      </p>
      <RangeCalendar
        from={from}
        to={isOrdered ? to : undefined}
        onChange={form.pick}
        month={form.month}
        onMonthChange={form.setMonth}
        months={months}
      />
      <div className={`flex at-end gap-10 ${classes.actions}`}>
        <Button variant="default" onClick={onCancel}>
          {t('summaries.period.cancel')}
        </Button>
        <Button type="submit">{t('summaries.period.apply')}</Button>
      </div>
    </form>
  );
}
