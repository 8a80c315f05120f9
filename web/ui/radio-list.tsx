import { useId } from 'react';
import classes from './radio-list.module.css';

type Option<Value> = { value: Value; label: string; hint?: string };

type Props<Value extends string> = {
  name: string;
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

/** A few choices that need words, one below the other. */
export function RadioList<Value extends string>({ label, options, error, ...radio }: Props<Value>) {
  const errorId = useId();
  return (
    <fieldset
      className={classes.list}
      aria-describedby={error === undefined ? undefined : errorId}
      data-unanswered={error === undefined ? undefined : true}
    >
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <Radio key={option.value} option={option} {...radio} />
      ))}
      {error !== undefined && (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type RadioProps<Value extends string> = Pick<Props<Value>, 'name' | 'value' | 'onChange'> & {
  option: Option<Value>;
};

function Radio<Value extends string>({ name, option, value, onChange }: RadioProps<Value>) {
  const { label, hint } = option;
  const state = { name, value: option.value, checked: option.value === value };
  return (
    <label className={classes.option}>
      <input className={classes.radio} type="radio" {...state} onChange={() => onChange(option.value)} />
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
    </label>
  );
}
