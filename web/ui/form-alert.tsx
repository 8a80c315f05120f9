import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-alert.module.css';

type Props = { message: string | undefined; children?: ReactNode };

/** Says why a form could not be sent; screen readers announce it at once. Shows nothing without a message. */
export function FormAlert({ message, children }: Props) {
  if (message === undefined) return null;
  return (
    <div className={`flex gap-10 rounded expense text-15 weight-550 lines-140 ${classes.alert}`} role="alert">
      <IconAlertCircle className="rigid" size={20} stroke={1.75} aria-hidden />
      <span>
        {message} {children}
      </span>
    </div>
  );
}
