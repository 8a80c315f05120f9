import { Spinner } from './spinner.tsx';
import classes from './waiting.module.css';

/** Shows inside a card that something is on its way, and what. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={classes.waiting} role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
