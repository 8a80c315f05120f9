import { Spinner } from './spinner.tsx';
import classes from './waiting.module.css';

/** Says inside a card what is loading. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={`grid gap-12 dim text-15 ${classes.waiting}`} role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
