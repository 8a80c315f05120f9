import { useId } from 'react';
import classes from './radio-list.module.css';

type Props<Value extends string> = {
  name: string;
  label: string;
  options: readonly { value: Value; label: string; hint?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

/** A few choices that need words, one below the other. */
export function RadioList<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  error,
}: Props<Value>) {
  const errorId = useId();
  return (
    <fieldset
      className={classes.list}
      aria-describedby={error === undefined ? undefined : errorId}
      data-unanswered={error === undefined ? undefined : true}
    >
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className={classes.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.words}>
            <span className={classes.label}>{option.label}</span>
            {option.hint !== undefined && <span className={classes.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
