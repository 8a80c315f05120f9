import { useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import {
  TRANSACTION_FIELDS,
  type TransactionField,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import { useFormat } from '#web/lib/format.ts';
import {
  checkRecord,
  findAmountError,
  toTyped,
  type Reader,
  type RecordErrors,
  type RecordTyped,
} from './record-fields.ts';
import type { WriteOutcome } from './use-write-record.ts';

/** What the form begins with: what was typed before, else a record that is there, else nothing. */
type Initial = { typed?: RecordTyped | undefined; fields?: TransactionFields };
export type SaveRecord = (fields: TransactionFields) => Promise<WriteOutcome>;

/** What is typed, what is wrong with it, and its saving, which never runs twice at a time. */
export function useRecordForm(type: TransactionType, initial: Initial, onSave: SaveRecord) {
  const format = useFormat();
  const reader: Reader = { currency: format.currency, locale: format.locale, today: format.today() };
  const show = (record?: TransactionFields) => toTyped(record, reader, (day: CalendarDay) => format.day(day));
  const [typed, setTyped] = useState(() => initial.typed ?? show(initial.fields));
  const [errors, setErrors] = useState<RecordErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const isLocked = useRef(false);
  const inputs = useRef<Partial<Record<TransactionField, HTMLInputElement | null>>>({});

  function change<Field extends TransactionField>(field: Field, value: RecordTyped[Field]) {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  /** Says what is wrong with an amount once its field is left, before anybody saves. */
  function checkAmount() {
    const code = findAmountError(typed.amount, reader);
    if (code !== undefined && code !== 'required') setErrors((now) => ({ ...now, amount: code }));
  }

  function showErrors(found: RecordErrors) {
    setErrors(found);
    const first = TRANSACTION_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  }

  async function submit() {
    if (isLocked.current) return;
    const checked = checkRecord(type, typed, reader);
    if (!checked.ok) return showErrors(checked.errors);
    isLocked.current = true;
    setIsSaving(true);
    const outcome = await onSave(checked.fields);
    isLocked.current = false;
    setIsSaving(false);
    if (!outcome.ok) showErrors(outcome.errors);
  }

  /** Makes room for the next record; its day is most often the same. */
  function clear() {
    setTyped(({ date }) => ({ ...show(), date }));
    setErrors({});
    inputs.current.amount?.focus();
  }

  return { typed, errors, isSaving, inputs, reader, change, checkAmount, submit, clear };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
