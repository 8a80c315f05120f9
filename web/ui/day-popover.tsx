import { Popover } from '@mantine/core';
import { lazy, Suspense, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import classes from './day-popover.module.css';
import type { DayPickerProps } from './day-picker.tsx';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

type ButtonProps = { ref: RefObject<HTMLButtonElement | null>; onClick: () => void };

type Props = DayPickerProps & {
  renderButton: (props: ButtonProps) => ReactElement;
  position?: 'bottom-start' | 'bottom-end';
};

/** A button within a form that opens a calendar. */
export function DayPopover({ onPick, renderButton, position = 'bottom-end', ...picker }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function pick(picked: CalendarDay): void {
    onPick(picked);
    setIsOpen(false);
    opener.current?.focus();
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position={position}
      middlewares={{
        shift: {
          padding: 0,
          // The boundary is the card of the form, which is wider than the field. It is read whenever the calendar is
          // placed.
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
      <Popover.Target>{renderButton({ ref: opener, onClick: () => setIsOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={t('transactions.form.calendar')} aria-modal>
        <div className={`in-middle ${classes.calendar}`}>
          <Suspense>
            <DayPicker {...picker} onPick={pick} />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
