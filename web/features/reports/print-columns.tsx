import type { ReactNode } from 'react';
import classes from './report-page.module.css';

/** Puts cards in two columns on paper. */
export function PrintColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
