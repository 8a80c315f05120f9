import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog. The button that confirms comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`flex wrap at-end gap-10 ${classes.actions}`}>{children}</div>;
}
