import { IconAlertCircle } from '@tabler/icons-react';
import classes from './form-alert.module.css';

/** Why a form could not be sent, said at once. */
export function FormAlert({ message }: { message: string }) {
  return (
    <div className={classes.alert} role="alert">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span>{message}</span>
    </div>
  );
}
