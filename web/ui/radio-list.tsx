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

/** A few choices with explanations, one below the other. */
export function RadioList<Value extends string>({ label, options, error, ...radio }: Props<Value>) {
  const errorId = useId();
  return (
    <fieldset
      className="stack gap-8"
      aria-describedby={error === undefined ? undefined : errorId}
      data-unanswered={error === undefined ? undefined : true}
    >
      <legend className={`text-15 weight-600 ${classes.legend}`}>{label}</legend>
      {options.map((option) => (
        <Radio key={option.value} option={option} {...radio} />
      ))}
      {error !== undefined && (
        <p className="expense text-14" id={errorId} role="alert">
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
    <label className={`row gap-12 touchable frame rounded ${classes.option}`}>
      <input
        className={`rigid card-color ${classes.radio}`}
        type="radio"
        {...state}
        onChange={() => onChange(option.value)}
      />
      <span className="stack shrink">
        <span className="weight-600 lines-135">{label}</span>
        {hint !== undefined && <span className="dim text-14 lines-145 break-anywhere">{hint}</span>}
      </span>
    </label>
  );
}
