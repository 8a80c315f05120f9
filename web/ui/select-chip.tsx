import { IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';

type Props<Value extends string> = {
  label: string;
  icon?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A chip that opens the system's own list. */
export function SelectChip<Value extends string>({ label, icon, value, options, onChange }: Props<Value>) {
  return (
    <span className={`relative ${classes.selectChip}`} data-icon={icon === undefined ? undefined : true}>
      {icon}
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosenOption = options.find((option) => option.value === currentTarget.value);
          if (chosenOption) onChange(chosenOption.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconSelector className={classes.mark} size={16} stroke={1.75} aria-hidden />
    </span>
  );
}
