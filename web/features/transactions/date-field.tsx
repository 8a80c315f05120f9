import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { readDay } from '#web/lib/format/day-text.ts';
import { QuickDays } from './quick-days.tsx';
import classes from './date-field.module.css';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

type Props = {
  name: string;
  value: string;
  onChange: (text: string) => void;
  error: ReactNode;
};

/** A day, typed, picked from a calendar or one of the last three; the reading shows below. */
export function DateField({ name, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.today();
  const day = readDay(value, format.locale, today);
  const show = (picked: CalendarDay) => onChange(format.day(picked));
  const reading = day === undefined ? undefined : format.day(day, { dateStyle: 'full' });
  const example = t('transactions.form.dateHelp', { example: format.day(today) });
  return (
    <div className={classes.field}>
      <TextInput
        name={name}
        classNames={{
          root: classes.root,
          input: classes.input,
          description: classes.note,
          error: classes.note,
        }}
        label={t('transactions.form.date')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => day !== undefined && show(day)}
        rightSection={<Calendar day={day ?? today} onPick={show} />}
        rightSectionWidth={46}
        autoComplete="off"
        required
        withAsterisk={false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={error === undefined ? (reading ?? example) : undefined}
        error={error}
      />
      <QuickDays today={today} day={day} onPick={show} />
    </div>
  );
}

/** The button that opens a calendar. */
function Calendar({ day, onPick }: ComponentProps<typeof DayPicker>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function pick(picked: CalendarDay): void {
    onPick(picked);
    setIsOpen(false);
    opener.current?.focus();
  }
  const label = t('transactions.form.chooseDay');
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      middlewares={{
        shift: {
          padding: 0,
          // The card of the form, which is wider than the field; read whenever the calendar is placed.
          get boundary() {
            return opener.current?.closest('form') ?? 'clippingAncestors';
          },
        },
      }}
      shadow="md"
      zIndex={600}
      classNames={{ dropdown: classes.dropdown ?? '', overlay: classes.overlay ?? '' }}
      withOverlay
      overlayProps={{ zIndex: 599 }}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon ref={opener} variant="transparent" aria-label={label} onClick={() => setIsOpen(!isOpen)}>
          <IconCalendar size={20} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('transactions.form.calendar')} aria-modal>
        <div className={classes.calendar}>
          <Suspense>
            <DayPicker day={day} onPick={pick} />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
