import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Field } from '#web/lib/form/use-form.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';
import { useAmountTexts } from './use-amount-texts.ts';
import classes from './amount-field.module.css';

type Props = Field<string> & {
  amounts: AmountText;
  label?: string;
  /** The text below the empty field; by default how to type an amount. */
  emptyHint?: string | undefined;
  /** Whether the field has the focus when its dialog opens. */
  isFirst?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
};

/** Longer amounts need smaller type to fit a phone. */
const LONG_TEXT_LENGTH = 11;

/**
 * A large field for an amount. Below the text, it shows the amount that was understood. It is not a number field, which
 * would refuse one of the two decimal separators.
 */
export function AmountField({
  amounts,
  label,
  emptyHint,
  isFirst = true,
  isRequired = true,
  onBlur,
  ...field
}: Props) {
  const { t } = useTranslation();
  const { name, value, onChange } = field;
  const { symbol, example } = amounts;
  const { reading, error } = useAmountTexts(amounts, field);
  const hint = value === '' ? (emptyHint ?? reading) : reading;
  return (
    <TextInput
      name={name}
      label={label ?? t('transactions.form.amount')}
      placeholder={example}
      classNames={classes}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      data-autofocus={isFirst || undefined}
      data-long={value.length > LONG_TEXT_LENGTH || undefined}
      value={value}
      required={isRequired}
      withAsterisk={false}
      leftSection={<span aria-hidden>{symbol}</span>}
      leftSectionWidth={28 + symbol.length * 16}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={error === undefined ? hint : undefined}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
