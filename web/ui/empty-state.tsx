import type { ReactNode } from 'react';
import classes from './state.module.css';

type Props = { icon?: ReactNode; title?: ReactNode; text?: ReactNode; action?: ReactNode };

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={classes.state}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {title !== undefined && <p className={classes.title}>{title}</p>}
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
