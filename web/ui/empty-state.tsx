import type { ReactNode } from 'react';
import classes from './state.module.css';

type Props = { icon?: ReactNode; title?: ReactNode; text?: ReactNode; action?: ReactNode };

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={`stack align-centre gap-8 text-centre ${classes.state}`}>
      {icon !== undefined && (
        <span className={`in-middle ${classes.icon}`} aria-hidden>
          {icon}
        </span>
      )}
      {title !== undefined && <p className="weight-600">{title}</p>}
      {text !== undefined && <p className={`dim text-15 ${classes.text}`}>{text}</p>}
      {action}
    </div>
  );
}
