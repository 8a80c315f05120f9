import type { ReactNode } from 'react';
import classes from './system-settings.module.css';

type Props = { name: string; state: string; stateText: string; children: ReactNode };

/** One row of a list: its name, its details below, and its state at the right. */
export function StateRow({ name, state, stateText, children }: Props) {
  return (
    <li className={`row gap-16 ${classes.item}`}>
      <span className="grow shrink">
        <span className="block weight-600">{name}</span>
        {children}
      </span>
      <span className={`rigid text-14 weight-600 ${classes.state}`} data-state={state}>
        {stateText}
      </span>
    </li>
  );
}
