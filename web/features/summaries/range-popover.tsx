import { Popover } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import classes from './range-popover.module.css';

export const loadRangeForm = () =>
  import('./range-form.tsx').then(({ RangeForm: form }) => ({ default: form }));
const RangeForm = lazy(loadRangeForm);

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The range that the form shows first. */
  range: CalendarRange;
  onSubmit: (range: CalendarRange) => void;
  /** The element above it. */
  children: ReactNode;
};

/** A dialog to choose any range of days, below its opener. */
export function RangePopover({ isOpen, onOpenChange, range, onSubmit, children }: Props) {
  const { t } = useTranslation();
  return (
    <Popover
      opened={isOpen}
      onChange={onOpenChange}
      position="bottom-start"
      offset={8}
      trapFocus
      returnFocus
      withinPortal={false}
      withRoles={false}
      middlewares={{ flip: false, shift: { padding: 16 } }}
      shadow="md"
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown
        className={classes.dialog}
        role="dialog"
        aria-label={t('summaries.period.dialog')}
        tabIndex={-1}
      >
        <Suspense fallback={<div className={classes.loading}>{t('app.loading')}</div>}>
          <RangeForm
            range={range}
            onCancel={() => onOpenChange(false)}
            onSubmit={(submitted) => {
              onOpenChange(false);
              onSubmit(submitted);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
