import { Popover } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import type { Widen } from './range-errors.ts';
import classes from './range-popover.module.css';

const RangeForm = lazy(async () => ({ default: (await import('./range-form.tsx')).RangeForm }));

export type RangePopoverProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The range that the form shows first. */
  range: CalendarRange;
  onSubmit: (range: CalendarRange) => void;
  /** The number of months side by side, if the window has room. */
  months?: 1 | 2;
  /** Widens a chosen range to the one that the screen shows. */
  widen?: Widen | undefined;
  /** The element below which it opens. */
  children: ReactNode;
};

/** A dialog to choose any range of days: below its opener, on phones a sheet at the bottom. */
export function RangePopover({ isOpen, onOpenChange, onSubmit, children, ...form }: RangePopoverProps) {
  const { t } = useTranslation();
  const isPhone = innerWidth < MOBILE_BREAKPOINT_PX;
  const close = () => onOpenChange(false);
  return (
    <Popover
      opened={isOpen}
      onChange={onOpenChange}
      position="bottom-start"
      trapFocus
      returnFocus
      // On phones the popover is outside the sheet of the filters, which would cut it off.
      withinPortal={isPhone}
      withOverlay
      withRoles={false}
      middlewares={{ shift: { padding: 16, crossAxis: true } }}
      classNames={classes}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-modal={isPhone}
        aria-label={t('summaries.period.dialog')}
        tabIndex={-1}
      >
        <Suspense fallback={<div className={classes.loading}>{t('app.loading')}</div>}>
          <RangeForm
            {...form}
            onCancel={close}
            onSubmit={(submitted) => {
              close();
              onSubmit(submitted);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
