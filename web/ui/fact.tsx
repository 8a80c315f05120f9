import type { ReactNode } from 'react';
import classes from './fact.module.css';

/** One fact under its name, inside a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
