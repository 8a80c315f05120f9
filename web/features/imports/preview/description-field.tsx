import { useState, type KeyboardEvent } from 'react';
import { MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import classes from './preview-line.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** The description of a row, edited in place. Escape and an empty text restore the former description. */
export function DescriptionField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  function saveTyped(): void {
    const text = typed?.trim() ?? '';
    setTyped(undefined);
    if (text !== '' && text !== value) onChange(text);
  }
  function onKey({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(undefined);
  }
  return (
    <input
      className={classes.input}
      aria-label={label}
      value={typed ?? value}
      maxLength={MAX_DESCRIPTION_LENGTH}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={saveTyped}
      onKeyDown={onKey}
    />
  );
}
