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
 * A labelled field of the screens without Mantine; screen readers hear its error. A field with a type, such as an
 * address or a password, has no automatic capitals and no spelling check.
 */
export function TextField({ type, label, hint, error, onChange, aside, ...rest }: Props) {
  const id = useId();
  const descriptions = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  return (
    <div>
      <label className={`block text-14 weight-600 lines-140 ${classes.label}`} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          {...(type && { type, autoCapitalize: 'none', spellCheck: false })}
          className={`full-width card-color rounded text text-16 ${classes.input}`}
          id={id}
          data-aside={aside !== undefined || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={descriptions.join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {aside}
      </div>
      {error !== undefined && (
        <p className={`expense text-14 weight-550 lines-140 ${classes.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className={`dim text-14 lines-140 ${classes.hint}`} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
