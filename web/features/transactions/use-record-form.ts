import { useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { useFormat } from '#web/lib/format.ts';
import {
  checkRecord,
  findAmountError,
  RECORD_FIELDS,
  toTyped,
  type Reader,
  type RecordErrors,
  type RecordField,
  type RecordFields,
  type RecordTyped,
} from './record-fields.ts';
import type { WriteOutcome } from './use-write-record.ts';

/** What the form begins with: what was typed before, else a record that is there, else nothing. */
type Initial = { typed?: RecordTyped | undefined; fields?: RecordFields };
export type SaveRecord = (fields: RecordFields) => Promise<WriteOutcome>;

/** What is typed, what is wrong with it, and its saving, which never runs twice at a time. */
export function useRecordForm(type: TransactionType, initial: Initial, onSave: SaveRecord) {
  const format = useFormat();
  const reader: Reader = { currency: format.currency, locale: format.locale, today: format.today() };
  const [typed, setTyped] = useState(
    () => initial.typed ?? toTyped(initial.fields, reader, (day: CalendarDay) => format.day(day)),
  );
  const [errors, setErrors] = useState<RecordErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const isLocked = useRef(false);
  const inputs = useRef<Partial<Record<RecordField, HTMLInputElement | null>>>({});

  function change<Field extends RecordField>(field: Field, value: RecordTyped[Field]) {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  /** Says what is wrong with an amount once its field is left, before anybody saves. */
  function checkAmount() {
    const code = findAmountError(typed.amount, reader);
    if (code !== undefined && code !== 'required') setErrors((now) => ({ ...now, amount: code }));
  }

  function show(found: RecordErrors) {
    setErrors(found);
    const first = RECORD_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  }

  async function submit() {
    if (isLocked.current) return;
    const checked = checkRecord(type, typed, reader);
    if (!checked.ok) return show(checked.errors);
    isLocked.current = true;
    setIsSaving(true);
    const outcome = await onSave(checked.fields);
    isLocked.current = false;
    setIsSaving(false);
    if (!outcome.ok) show(outcome.errors);
  }

  /** Makes room for the next record; its day is most often the same. */
  function clear() {
    setTyped(({ date }) => ({ amount: '', description: '', category: UNCATEGORIZED, date }));
    setErrors({});
    inputs.current.amount?.focus();
  }

  return { typed, errors, isSaving, inputs, reader, change, checkAmount, submit, clear };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
