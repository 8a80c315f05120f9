import classes from './spinner.module.css';

export function Spinner() {
  return <span className={classes.spinner} aria-hidden />;
}
