import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type Props = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/** The heading of a page, with what can be done from there at its right. */
export function PageHeader({ title, subtitle, actions }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
