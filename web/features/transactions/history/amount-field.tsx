import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toDecimalText } from '#shared/money.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useDebouncedText } from '#web/lib/form/use-debounced-text.ts';

type Props = { label: string; value: string | undefined; onChange: (value: string | undefined) => void };

/** The lowest or highest amount of a filter; its value is decimal text. */
export function AmountField({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const { currency, decimals, locale } = useFormat();
  const [isLeft, setIsLeft] = useState(false);
  const amounts = amountText(currency, locale);
  const { example } = amounts;
  const read = (text: string) => {
    const reading = amounts.read(text);
    if (reading.ok) return toDecimalText(reading.amount, decimals);
    return reading.reason === 'empty' ? undefined : null;
  };
  const { text, setText, commit } = useDebouncedText({
    value: value === undefined ? undefined : toDecimalText(Number(value), decimals),
    toText: (known) => (known === undefined ? '' : amounts.toText(Number(known))),
    read,
    onCommit: onChange,
  });
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={example}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => {
        setIsLeft(true);
        commit(text);
      }}
      onKeyDown={(event) => event.key === 'Enter' && commit(text)}
      error={isLeft && read(text) === null ? t('transactions.form.amountUnreadable', { example }) : undefined}
    />
  );
}
