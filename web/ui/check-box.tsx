import type { ChangeEvent, ReactNode } from 'react';
import classes from './check-box.module.css';

type Props = {
  isChecked: boolean;
  /** Whether it selects several items, and only some of them are checked. */
  isPartial?: boolean;
  /** The name for screen readers, if there is no text next to the box. */
  label?: string;
  className?: string | undefined;
  /** `isRange` says whether Shift was held, which checks all items up to this one. */
  onChange: (isChecked: boolean, isRange: boolean) => void;
  children?: ReactNode;
};

/** The box that selects a row of a list, or all of them; its target is as large as a finger. */
export function CheckBox({ isChecked, isPartial = false, label, className = '', onChange, children }: Props) {
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <label className={`${classes.target} ${className}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        className={classes.box}
        type="checkbox"
        checked={isChecked}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onChange={change}
      />
      {children}
    </label>
  );
}
