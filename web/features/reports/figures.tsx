import type { ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './figures.module.css';

type Figure = { key: string; label: string; value: ReactNode; to?: string | undefined; note?: ReactNode };

type Props = {
  items: readonly Figure[];
  /** Whether the notes are sentences, which a phone shows below each other. */
  hasSentences?: boolean;
};

/** The main figures of a report side by side. */
export function Figures({ items, hasSentences = false }: Props) {
  return (
    <dl className={classes.figures} data-sentences={hasSentences || undefined}>
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
