import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog; the one that continues comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`flex wrap at-end gap-10 ${classes.actions}`}>{children}</div>;
}
