import type { ReactNode } from 'react';
import type { Field } from '#web/lib/form/use-form.ts';
import classes from './picture-choice.module.css';

/** One choice with its picture. */
export type PictureOption = { value: string; label: string; picture: ReactNode };

type PictureChoiceProps = Omit<Field<string>, 'error'> & {
  label: string;
  options: readonly PictureOption[];
  /** Whether the options scroll. */
  isLong?: boolean;
};

/** Pictures as radio buttons, so that the arrow keys move between them. */
export function PictureChoice({ label, options, isLong, name, value, onChange }: PictureChoiceProps) {
  const radios = options.map((option) => (
    <label key={option.value} className={`in-middle relative rounded ${classes.option}`} title={option.label}>
      <input
        className={classes.radio}
        type="radio"
        {...{ name, value: option.value, 'aria-label': option.label }}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.picture}
    </label>
  ));
  return (
    <fieldset className={classes.looks}>
      <legend className={classes.legend}>{label}</legend>
      <div className={`grid gap-4 ${classes.options}`} data-long={isLong}>
        {radios}
      </div>
    </fieldset>
  );
}
