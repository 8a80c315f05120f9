import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import classes from './day-field.module.css';
import type { DayPickerProps } from './day-picker.tsx';
import { DayPopover } from './day-popover.tsx';

type Props = Field<string> &
  Pick<DayPickerProps, 'min' | 'max'> & {
    label: string;
    /** The help that shows while no day is typed; by default an example. */
    help?: string;
    isRequired?: boolean;
    /** Whether it takes the focus in a dialog that opens. */
    isFocused?: boolean;
  };

/** A day, typed or picked from a calendar; the day that was understood is below it. */
export function DayField({
  value,
  onChange,
  error,
  help,
  isRequired = true,
  isFocused = false,
  min,
  max,
  ...props
}: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.today();
  const day = readDay(value, format.locale, today);
  const show = (picked: CalendarDay) => onChange(format.day(picked));
  const isPlain = day !== undefined && value === format.day(day);
  const reading = day === undefined ? undefined : format.day(day, { dateStyle: 'full' });
  const example = help ?? t('transactions.form.dateHelp', { example: format.day(today) });
  return (
    <TextInput
      {...props}
      data-autofocus={isFocused || undefined}
      classNames={{
        root: classes.root,
        input: classes.input,
        description: classes.note,
        error: classes.note,
      }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => day !== undefined && show(day)}
      rightSection={
        <DayPopover
          day={day ?? atLeast(today, min)}
          onPick={show}
          min={min}
          max={max}
          renderButton={(button) => (
            <ActionIcon {...button} variant="transparent" aria-label={t('transactions.form.chooseDay')}>
              <IconCalendar size={20} stroke={1.75} />
            </ActionIcon>
          )}
        />
      }
      rightSectionWidth={46}
      autoComplete="off"
      required={isRequired}
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={error === undefined && !isPlain ? (reading ?? example) : undefined}
      error={error}
    />
  );
}

function atLeast(day: CalendarDay, min: CalendarDay | undefined): CalendarDay {
  return min !== undefined && min > day ? min : day;
}
