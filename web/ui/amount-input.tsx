import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './amount-input.module.css';

type Props = {
  name: string;
  label: string;
  /** The currency's symbol at the left. */
  symbol: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Below the field: how the text is read, or how to type an amount. */
  reading: string;
  error: ReactNode;
  /** Whether it has the focus when its dialog opens. */
  isFirst?: boolean;
};

/** Longer amounts need smaller type to fit a phone. */
const LONG_TEXT_LENGTH = 11;

/** A large field for an amount; a number field would refuse one of the two decimal separators. */
export function AmountInput({ symbol, value, onChange, reading, error, isFirst = true, ...props }: Props) {
  return (
    <TextInput
      {...props}
      classNames={classes}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      data-autofocus={isFirst || undefined}
      data-long={value.length > LONG_TEXT_LENGTH || undefined}
      value={value}
      required
      withAsterisk={false}
      leftSection={<span aria-hidden>{symbol}</span>}
      leftSectionWidth={28 + symbol.length * 16}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={error === undefined ? reading : undefined}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
