import { useTranslation } from 'react-i18next';
import type { TypedAmount } from '#shared/money-arithmetic.ts';
import type { AmountFault } from '#shared/money-reading.ts';
import { toAmountError, currencyInSentence, type AmountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { useFieldErrorText } from './error-text.ts';

/** The text below an amount field: how the amount is read, why it cannot be read, or an example; and the error. */
export function useAmountTexts(amounts: AmountText, { value, error }: Field<string>) {
  const { t } = useTranslation();
  const readingText = useReadingText(amounts);
  const faultText = useAmountFaultText(amounts);
  const { read, isWhole, example } = amounts;
  const amount = read(value);
  const reading = amount.ok ? readingText(value, amount) : undefined;
  if (reading !== undefined) return { reading, error };
  if (amount.ok || amount.reason === 'empty') {
    const help = isWhole ? 'transactions.form.amountHelpWhole' : 'transactions.form.amountHelp';
    return { reading: t(help, { example }), error };
  }
  const fault = faultText(amount);
  return { reading: fault, error: error === undefined ? undefined : fault };
}

/**
 * Returns a function that says how a typed amount is read: the result of a calculation, both possible readings, or an
 * amount that people of this language write in another way. Undefined for a plain amount.
 */
export function useReadingText({ toText, isMinusUsual }: AmountText) {
  const { t } = useTranslation();
  const format = useFormat();
  return (typed: string, { amount, other, isSum }: TypedAmount & { ok: true }): string | undefined => {
    const text = format.amount(amount);
    if (other !== undefined)
      return t('transactions.form.amountReadingOr', {
        amount: text,
        other: format.amount(other),
        text: toText(other),
      });
    if (isSum) return `= ${text}`;
    const unsigned = isMinusUsual ? typed.replace(/^\s*[-−]/, '') : typed;
    return isPlain(unsigned, toText) ? undefined : t('transactions.form.amountReading', { amount: text });
  };
}

/** Whether an amount has only digits and at most one decimal sign of the language. */
function isPlain(text: string, toText: AmountText['toText']): boolean {
  const sign = toText(0.5).replace(/\d/g, '');
  return /^\d+$/.test(text.trim().replace(sign, ''));
}

/** Returns a function that says why an amount cannot be read, and what to do. */
export function useAmountFaultText({ example, currency }: AmountText): (reading: TypedAmount) => string {
  const { t, i18n } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const texts: Partial<Record<AmountFault, string>> = {
    notAnAmount: t('transactions.form.amountUnreadable', { example }),
    unfinished: t('transactions.form.amountUnfinished'),
    dividesByZero: t('transactions.form.amountDividesByZero'),
    otherCurrency: t('transactions.form.amountOtherCurrency', {
      currency: currencyInSentence(currency, i18n.language),
    }),
  };
  return (reading) =>
    reading.ok ? '' : (texts[reading.reason] ?? fieldErrorText(toAmountError(reading)) ?? '');
}
