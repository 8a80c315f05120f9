import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

type Props = { title?: ReactNode; aside?: ReactNode; children: ReactNode; className?: string };

/** A card with an optional heading; `aside` is at the right of the heading. */
export function Card({ title, aside, children, className = '' }: Props) {
  const titleId = useId();
  return (
    <section
      className={`${classes.card} ${className}`}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {(title !== undefined || aside !== undefined) && (
        <header className={classes.header}>
          {title !== undefined && (
            <h2 className={classes.title} id={titleId}>
              {title}
            </h2>
          )}
          {aside !== undefined && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
