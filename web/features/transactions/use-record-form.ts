import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { toAmountText } from '#shared/money.ts';
import type { FieldErrors } from '#web/lib/form/field-errors.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format.ts';
import {
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

/** In major units: '25.50', as the reader writes it. */
const EXAMPLE = 25.5;
/** The same for a currency without decimals, such as the yen. */
const WHOLE_EXAMPLE = 2550;

/** The form of an expense or income, with an amount as an example. */
export function useRecordForm(type: TransactionType, { typed: before, fields }: Initial, onSave: SaveRecord) {
  const { t } = useTranslation();
  const { currency, decimals, locale, today, day } = useFormat();
  const reader: Reader = { currency, locale, today: today() };
  const example = toAmountText(decimals === 0 ? WHOLE_EXAMPLE : EXAMPLE, currency, locale);
  const form: Form<RecordTyped> = useForm<RecordTyped, RecordBody>({
    initial: before ?? toTyped(fields, reader, day),
    schema: recordSchema(type),
    toBody: (typed) => toRecordBody(typed, reader),
    check: findErrors,
    send: (body, reset) =>
      onSave({ ...body, category: body.category ?? UNCATEGORIZED }, () => {
        reset({ ...toTyped(undefined, reader, day), date: day(body.date) });
        focusField(form.props.ref.current, { amount: true });
      }),
  });

  function findErrors(typed: RecordTyped): FieldErrors {
    const { amount, ...found } = findRecordErrors(typed, reader);
    if (amount !== 'amountUnreadable') return amount === undefined ? found : { ...found, amount };
    return { ...found, amount: { text: t('transactions.form.amountUnreadable', { example }) } };
  }

  /** Says what is wrong with an amount once its field is left, before anybody saves. */
  function checkAmount(): void {
    const { amount } = findErrors(form.values);
    if (amount !== undefined && amount !== 'required') form.setErrors((found) => ({ ...found, amount }));
  }

  return { ...form, example, checkAmount };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
