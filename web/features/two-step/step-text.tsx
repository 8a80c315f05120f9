import { useEffect, useRef, type ReactNode } from 'react';
import classes from './two-step.module.css';

/**
 * The first text of a step without a field. It takes the focus, because the step replaces something that had it; screen
 * readers then read the text, and a small window starts at the top.
 */
export function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={`dim text-15 lines-150 ${classes.text}`} data-autofocus>
      {children}
    </p>
  );
}
