import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import {
  findAmountError,
  findTransactionErrors,
  transactionSchema,
  toTransactionBody,
  toTyped,
  type Reader,
  type TransactionBody,
  type TransactionTyped,
} from './transaction-fields.ts';

/** What the form shows first: a draft, else a saved transaction, else nothing. */
type Initial = { typed?: TransactionTyped | undefined; fields?: TransactionFields };
/** Saves a transaction. `clear` empties the form for the next one and keeps the day, which is most often the same. */
export type SaveTransaction = (fields: TransactionFields, clear: () => void) => Promise<void>;

/** The form of a new or edited expense or income. */
export function useTransactionForm(
  type: TransactionType,
  { typed: before, fields }: Initial,
  onSave: SaveTransaction,
) {
  const { currency, locale, today, day } = useFormat();
  const amounts = amountText(currency, locale);
  const reader: Reader = { amounts, locale, today: today() };
  const form: Form<TransactionTyped> = useForm<TransactionTyped, TransactionBody>({
    initial: before ?? toTyped(fields, reader, day),
    schema: transactionSchema(type),
    toBody: (typed) => toTransactionBody(typed, reader),
    check: (typed) => findTransactionErrors(typed, reader),
    send: (body, reset) =>
      onSave(complete(body), () => {
        reset({ ...toTyped(undefined, reader, day), date: day(body.date) });
        focusField(form.props.ref.current, { amount: true });
      }),
  });

  /** Shows the error of an amount when its field loses the focus. */
  function checkAmount(): void {
    const amount = findAmountError(form.values.amount, reader);
    if (amount !== undefined && amount !== 'required') form.setErrors((found) => ({ ...found, amount }));
  }

  /** Fills the form with a transaction of today, whose amount is selected. */
  function repeat(transaction: TransactionFields): void {
    form.set(toTyped({ ...transaction, date: reader.today }, reader, day));
    // After the amount shows.
    requestAnimationFrame(() => {
      focusField(form.props.ref.current, { amount: true });
      form.props.ref.current?.querySelector<HTMLInputElement>('[name="amount"]')?.select();
    });
  }

  return { ...form, amounts, checkAmount, repeat };
}

/** All fields of what is sent. */
function complete({
  category = UNCATEGORIZED,
  note = '',
  tags = [],
  ...body
}: TransactionBody): TransactionFields {
  return { ...body, category, note, tags };
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;
