import type { ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './figures.module.css';

type Figure = { key: string; label: string; value: ReactNode; to?: string | undefined; note?: ReactNode };

/** The main figures of a report: side by side, and below each other on a phone. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {items.map(({ key, label, value, to, note }) => (
        <div key={key} className={`shrink ${classes.figure}`}>
          <dt>{label}</dt>
          <dd className={`weight-700 lines-130 numbers ${classes.value}`}>
            {to === undefined ? value : <ValueLink to={to} value={value} />}
          </dd>
          {note !== undefined && <dd className={`dim text-14 break-anywhere ${classes.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function ValueLink({ to, value }: { to: string; value: ReactNode }) {
  return (
    <Link className={classes.link} to={to}>
      {value}
    </Link>
  );
}
