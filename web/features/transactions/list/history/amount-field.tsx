import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toDecimalText } from '#shared/money.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useDebouncedText } from '#web/lib/form/use-debounced-text.ts';
import { useAmountFaultText } from '#web/ui/use-amount-texts.ts';
import type { HistoryChanges, HistorySearch } from '#web/features/transactions/write/history-search.ts';

type Props = {
  bound: 'min' | 'max';
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
};

/** The field for the lowest or highest amount of a search. */
export function AmountField({ bound, search, onChange }: Props) {
  const { t } = useTranslation();
  const [hasBeenLeft, setHasBeenLeft] = useState(false);
  const amount = useAmount(search[bound], (value) => onChange({ [bound]: value }));
  const { text, example, fault, commit } = amount;
  function leave(): void {
    setHasBeenLeft(true);
    commit(text);
  }
  return (
    <TextInput
      label={t(`history.filters.${bound}`)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={example}
      value={text}
      onChange={(event) => amount.setText(event.currentTarget.value)}
      onFocus={() => setHasBeenLeft(false)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && commit(text)}
      error={hasBeenLeft ? fault : undefined}
    />
  );
}

/** The typed text of an amount. The value is decimal text with a point. */
function useAmount(value: string | undefined, onCommit: (value: string | undefined) => void) {
  const { currency, decimals, locale } = useFormat();
  const amounts = amountText(currency, locale);
  const faultText = useAmountFaultText(amounts);
  const read = (text: string) => {
    const reading = amounts.read(text);
    if (reading.ok) return toDecimalText(reading.amount, decimals);
    return reading.reason === 'empty' ? undefined : null;
  };
  const field = useDebouncedText({
    value: value === undefined ? undefined : toDecimalText(Number(value), decimals),
    toText: (current) => (current === undefined ? '' : amounts.toText(Number(current))),
    read,
    onCommit,
  });
  const reading = amounts.read(field.text);
  const isFaulty = !reading.ok && reading.reason !== 'empty';
  return { ...field, example: amounts.example, fault: isFaulty ? faultText(reading) : undefined };
}
