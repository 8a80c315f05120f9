import { useId, type ReactNode } from 'react';
import classes from './check-field.module.css';

type Props = {
  name?: string | undefined;
  label: ReactNode;
  isChecked: boolean;
  isInvalid: boolean;
  /** The id of the error's text. */
  describedBy?: string | undefined;
  onChange: (isChecked: boolean) => void;
};

/** A box to tick, with its sentence. */
export function CheckField({ name, label, isChecked, isInvalid, describedBy, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex align-start">
      <input
        className={classes.box}
        id={id}
        type="checkbox"
        name={name}
        checked={isChecked}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label className={`grow text-15 lines-150 ${classes.label}`} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
