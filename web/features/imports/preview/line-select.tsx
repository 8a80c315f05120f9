import { IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './preview-line.module.css';

type Props = {
  className: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A select without a visible label, for the rows and groups of the review. */
export function LineSelect({ className, label, value, onChange, children }: Props) {
  return (
    <span className={`block relative ${className}`}>
      <select
        className={`full-width card-color frame text ${classes.select}`}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
      <IconSelector className={classes.mark} size={16} stroke={1.75} aria-hidden />
    </span>
  );
}
