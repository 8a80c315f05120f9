import type { ReactNode } from 'react';
import classes from './details.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the details with its heading. */
export function DetailsSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h3 className={`text-15 weight-650 ${classes.heading}`} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
