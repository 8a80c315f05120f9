import { useId } from 'react';
import classes from './choice.module.css';

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined if no option is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string;
  /** The ids of texts that describe it, such as its error. */
  describedBy?: string | undefined;
};

/** A few options side by side: radio buttons that look like a switch. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  describedBy,
}: ChoiceProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={`flex rigid ${classes.choice}`} aria-describedby={describedBy}>
      <legend className={`visually-hidden ${classes.hidden}`}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`row gap-8 rigid touchable relative dim nowrap ${classes.option}`}
        >
          <input
            className={`visually-hidden ${classes.hidden}`}
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
