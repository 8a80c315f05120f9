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
  /** What the radio buttons are called in their form. */
  name?: string;
  /** The ids of what describes it, such as what is wrong with it. */
  describedBy?: string | undefined;
};

/** A few options side by side, of which one holds: radio buttons that look like a switch. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  isBare = false,
  name,
  describedBy,
}: ChoiceProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={classes.choice} data-bare={isBare} aria-describedby={describedBy}>
      <legend className={classes.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className={classes.hidden}
            type="radio"
            name={name ?? ownName}
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
