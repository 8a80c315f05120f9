import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './day-heading.module.css';

type Props = {
  /** Stands at the right, with a name for screen readers. */
  aside?: ReactNode;
  asideName?: string;
  children: ReactNode;
};

/** A day above its transactions. */
export function DayHeading({ aside, asideName, children }: Props) {
  return (
    <div className={`flex wrap between align-baseline dim ${classes.heading}`}>
      <h2 className={classes.day}>{children}</h2>
      {Boolean(aside) && (
        <p className="weight-500 numbers nowrap">
          {asideName !== undefined && <VisuallyHidden>{asideName} </VisuallyHidden>}
          {aside}
        </p>
      )}
    </div>
  );
}
