import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format.ts';
import {
  findAmountError,
  findRecordErrors,
  recordSchema,
  toRecordBody,
  toTyped,
  type Reader,
  type RecordBody,
  type RecordTyped,
} from './record-fields.ts';

/** What the form begins with: what was typed before, else a record that is there, else nothing. */
type Initial = { typed?: RecordTyped | undefined; fields?: TransactionFields };
/** Saves a record; `clear` makes room for the next one, whose day is most often the same. */
export type SaveRecord = (fields: TransactionFields, clear: () => void) => Promise<void>;

/** The form of an expense or income, whether it is new or edited. */
export function useRecordForm(type: TransactionType, { typed: before, fields }: Initial, onSave: SaveRecord) {
  const { currency, locale, today, day } = useFormat();
  const reader: Reader = { currency, locale, today: today() };
  const form: Form<RecordTyped> = useForm<RecordTyped, RecordBody>({
    initial: before ?? toTyped(fields, reader, day),
    schema: recordSchema(type),
    toBody: (typed) => toRecordBody(typed, reader),
    check: (typed) => findRecordErrors(typed, reader),
    send: (body, reset) =>
      onSave({ ...body, category: body.category ?? UNCATEGORIZED }, () => {
        reset({ ...toTyped(undefined, reader, day), date: day(body.date) });
        focusField(form.props.ref.current, { amount: true });
      }),
  });

  /** Says what is wrong with an amount once its field is left, before anybody saves. */
  function checkAmount(): void {
    const amount = findAmountError(form.values.amount, reader);
    if (amount !== undefined && amount !== 'required') form.setErrors((found) => ({ ...found, amount }));
  }

  return { ...form, checkAmount };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
