import type { ReactNode } from 'react';
import classes from './day-heading.module.css';

type Props = {
  /** Shown at the right; `asideName` names it for screen readers. */
  aside?: ReactNode;
  asideName?: string;
  children: ReactNode;
};

/** The heading of a day's transactions. */
export function DayHeading({ aside, asideName, children }: Props) {
  return (
    <div className={`flex wrap between align-baseline dim ${classes.heading}`}>
      <h2 className={classes.day}>{children}</h2>
      {Boolean(aside) && (
        <p className="weight-500 numbers nowrap">
          {asideName !== undefined && <span className="visually-hidden">{asideName} </span>}
          {aside}
        </p>
      )}
    </div>
  );
}
