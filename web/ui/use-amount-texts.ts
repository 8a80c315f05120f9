import { useTranslation } from 'react-i18next';
import { amountErrorOf, type AmountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { useFieldErrorText } from './error-text.ts';

/** How the typed amount reads, or why it does not, or how to type one; and its error. */
export function useAmountTexts({ read, isWhole, example }: AmountText, { value, error }: Field<string>) {
  const { t } = useTranslation();
  const format = useFormat();
  const fieldErrorText = useFieldErrorText();
  const amount = read(value);
  if (amount.ok)
    return { reading: t('transactions.form.amountReading', { amount: format.amount(amount.amount) }), error };
  if (amount.reason === 'empty') {
    const help = isWhole ? 'transactions.form.amountHelpWhole' : 'transactions.form.amountHelp';
    return { reading: t(help, { example }), error };
  }
  const isUnreadable = amount.reason === 'notAnAmount';
  const reason = isUnreadable
    ? t('transactions.form.amountUnreadable', { example })
    : fieldErrorText(amountErrorOf(amount));
  return { reading: reason ?? '', error: error === undefined ? undefined : reason };
}
