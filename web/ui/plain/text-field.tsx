import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import classes from './text-field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange'> & {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Shown inside the field at its right. */
  aside?: ReactNode;
};

/**
 * A labelled field of the screens without Mantine, with what is wrong with it said to everyone. What has a type, an
 * address or a password, is written as it is.
 */
export function TextField({ type, label, hint, error, onChange, aside, ...rest }: Props) {
  const id = useId();
  const descriptions = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <input
          {...rest}
          {...(type && { type, autoCapitalize: 'none', spellCheck: false })}
          className={classes.input}
          id={id}
          data-aside={aside !== undefined || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={descriptions.join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {aside}
      </div>
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className={classes.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
