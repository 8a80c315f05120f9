import { uuidv7 } from 'uuidv7';
import { useState } from 'react';
import { addRecurring, type NewRecurring, type Recurring } from '#shared/contract/recurring.ts';
import { findAmountError, amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import {
  findRuleErrors,
  toBody,
  toTyped,
  type RuleDraft,
  type RuleReader,
  type RuleTyped,
} from './rule-fields.ts';

/** The form of a recurring transaction, which begins with a draft or with a saved recurring transaction. */
export function useRuleForm(
  initial: RuleDraft | Recurring,
  onSave: (body: NewRecurring & { id: string }) => Promise<void>,
) {
  const { currency, locale, today, day } = useFormat();
  const amounts = amountText(currency, locale);
  const reader: RuleReader = { amounts, locale, today: today() };
  // One id while the form is open, so that a repeated request adds nothing twice.
  const [id] = useState(uuidv7);
  const form = useForm<RuleTyped, NewRecurring>({
    initial: toTyped(initial, reader, day),
    schema: addRecurring.body,
    toBody: (typed) => toBody(typed, reader),
    check: (typed) => findRuleErrors(typed, reader),
    send: (body) => onSave({ ...body, id }),
  });

  /** Shows the error of the amount. Called when its field loses the focus. */
  function checkAmount(): void {
    const amount = findAmountError(form.values.amount, amounts);
    if (amount !== undefined && amount !== 'required') form.setErrors((found) => ({ ...found, amount }));
  }

  return { ...form, reader, checkAmount };
}

export type RuleFormState = ReturnType<typeof useRuleForm>;
