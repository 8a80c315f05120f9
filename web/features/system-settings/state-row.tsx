import type { ReactNode } from 'react';
import classes from './system-settings.module.css';

type Props = { what: string; state: string; stateText: string; children: ReactNode };

/** One line of a list: what it is, its details below, and its state at the right. */
export function StateRow({ what, state, stateText, children }: Props) {
  return (
    <li className={classes.item}>
      <span className={classes.grow}>
        <span className={classes.what}>{what}</span>
        {children}
      </span>
      <span className={classes.state} data-state={state}>
        {stateText}
      </span>
    </li>
  );
}
