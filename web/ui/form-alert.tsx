import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-alert.module.css';

/** Why a form could not be sent, said at once, and what may follow from it. */
export function FormAlert({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={classes.alert} role="alert">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span>
        {message} {children}
      </span>
    </div>
  );
}
