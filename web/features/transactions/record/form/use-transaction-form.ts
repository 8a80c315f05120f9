import { useState } from 'react';
import type { TransactionType } from '#shared/categories.ts';
import type { SplitPart } from '#shared/contract/transaction-groups.ts';
import {
  complete,
  type NewTransaction,
  type Transaction,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { findAmountError, amountText, signedAmountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { findPartsError, NO_PARTS, toParts, toTypedParts } from './typed-parts.ts';
import {
  readTransaction,
  toTyped,
  transactionSchema,
  type Reader,
  type TransactionTyped,
} from './transaction-fields.ts';

/** The first values of the form: a draft, else a saved transaction, else empty but for the account. */
type InitialValues = {
  typed?: TransactionTyped | undefined;
  account?: string;
  fields?: TransactionFields;
  /** The parts of a saved split purchase; null if the transaction cannot be split. */
  parts?: readonly Transaction[] | null;
};
/**
 * Saves a transaction, split if it has parts. `clear` empties the form for the next transaction and keeps the day
 * and the account, which are most often the same.
 */
type SaveTransaction = (
  fields: TransactionFields,
  clear: () => void,
  parts: readonly SplitPart[],
) => Promise<void>;

/** The form of a new or edited expense or income. */
export function useTransactionForm(
  type: TransactionType,
  { typed: draft, account, fields, parts }: InitialValues,
  onSave: SaveTransaction,
) {
  const { currency, decimals, locale, today, day } = useFormat();
  const amounts = (type === 'expense' ? signedAmountText : amountText)(currency, locale);
  const reader: Reader = { amounts, locale, today: today() };
  const [typedParts] = useState(() => (parts ? toTypedParts(parts, amounts) : NO_PARTS));
  const empty = { ...toTyped(fields, reader, day), parts: typedParts };
  const initial = draft ?? { ...empty, account: account ?? empty.account };
  const form: Form<TransactionTyped> = useForm<TransactionTyped, NewTransaction>({
    // A draft of an earlier release has neither `parts` nor `isRefund`.
    initial: { ...initial, parts: initial.parts ?? NO_PARTS, isRefund: initial.isRefund ?? false },
    schema: transactionSchema(type),
    toBody: (typed) => readTransaction(typed, reader).body,
    check: (typed) => {
      const wrongParts = findPartsError(typed.amount, typed.parts, { amounts, decimals });
      return { ...readTransaction(typed, reader).errors, ...(wrongParts && { parts: wrongParts }) };
    },
    send: (body, reset) =>
      onSave(
        complete(body),
        () => {
          reset({ ...toTyped(undefined, reader, day), date: day(body.date), account: body.account ?? '' });
          focusField(form.props.ref.current, { amount: true });
        },
        toParts(form.values.parts, amounts, body.amount < 0),
      ),
  });

  /** Called when the amount's field loses the focus: shows its error, and turns an amount below 0 into a refund. */
  function checkAmount(): void {
    const reading = amounts.read(form.values.amount);
    if (reading.ok && reading.amount < 0)
      form.set({ amount: amounts.toText(-reading.amount), isRefund: true });
    const amount = findAmountError(form.values.amount, amounts);
    if (amount !== undefined && amount !== 'required') form.setErrors((found) => ({ ...found, amount }));
  }

  /** Fills the form with a copy of a transaction, dated today, and selects the amount. */
  function repeat(transaction: TransactionFields): void {
    form.set(toTyped({ ...transaction, date: reader.today }, reader, day));
    // After the next render, which shows the amount.
    requestAnimationFrame(() => {
      focusField(form.props.ref.current, { amount: true });
      form.props.ref.current?.querySelector<HTMLInputElement>('[name="amount"]')?.select();
    });
  }

  return { ...form, amounts, checkAmount, repeat, canSplit: parts !== null };
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;
