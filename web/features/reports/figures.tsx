import { keepSigns } from '#web/lib/format/keep-signs.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './figures.module.css';

type Figure = {
  key: string;
  label: string;
  value: string;
  to?: string | undefined;
  note?: string | undefined;
};

/** The main figures of a report: side by side, and below each other on a phone. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={`grid ${classes.figures}`}>
      {items.map(({ key, label, value, to, note }) => (
        <div key={key} className={`shrink ${classes.figure}`}>
          <dt>{label}</dt>
          <dd className={`weight-700 lines-130 numbers ${classes.value}`}>
            {to === undefined ? keepSigns(value) : <ValueLink to={to} value={keepSigns(value)} />}
          </dd>
          {note !== undefined && (
            <dd className={`dim text-14 break-anywhere ${classes.note}`}>{keepSigns(note)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function ValueLink({ to, value }: { to: string; value: string }) {
  return (
    <Link className={`no-underline ${classes.link}`} to={to}>
      {value}
    </Link>
  );
}
