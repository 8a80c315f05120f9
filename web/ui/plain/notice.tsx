import { useEffect, useRef, type ReactNode } from 'react';
import classes from './notice.module.css';

type Props = {
  icon: ReactNode;
  kind?: 'good' | 'warning';
  title: string;
  children: ReactNode;
  /** The buttons and links at the end. */
  actions?: ReactNode;
  /** Whether it replaces something that has the focus. Then the title gets it, so that screen readers announce it. */
  takesFocus?: boolean;
};

/** Replaces the form of a guest screen: says what happened and what to do next. */
export function Notice({ icon, kind = 'good', title, children, actions, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-14">
      <span className={`in-middle accent-color accent ${classes.icon}`} data-kind={kind} aria-hidden>
        {icon}
      </span>
      <h1 className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="grid gap-10 text-15 lines-150 break-anywhere">{children}</div>
      {actions !== undefined && <div className={`grid gap-10 ${classes.actions}`}>{actions}</div>}
    </div>
  );
}
