import { useId } from 'react';
import classes from './choice.module.css';

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined where none of the options holds. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Whether it lies in a track with something else, and has none of its own. */
  isBare?: boolean;
};

/** A few options side by side, of which one holds: radio buttons that look like a switch. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  isBare = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice} data-bare={isBare}>
      <legend className={classes.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className={classes.hidden}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
