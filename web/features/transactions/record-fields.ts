import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type Category, type TransactionType } from '#shared/categories.ts';
import {
  expenseEndpoints,
  incomeEndpoints,
  type TransactionField,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { readAmountInCurrency, toAmountText, type AmountReading } from '#shared/money.ts';
import { checkFields } from '#web/lib/field-errors.ts';
import { readDay } from '#web/lib/day-text.ts';

/** What a person types into the form. */
export type RecordTyped = { [Field in TransactionField]: Field extends 'category' ? Category : string };

export type RecordErrors = Partial<Record<TransactionField, FieldErrorCode | 'amountUnreadable'>>;

/** How this person writes amounts and days, and which day it is for them. */
export type Reader = { currency: string; locale: string; today: CalendarDay };

type Checked = { ok: true; fields: TransactionFields } | { ok: false; errors: RecordErrors };

/** Reads and checks the form by the contract's own schema; every bad field is named, not only the first. */
export function checkRecord(type: TransactionType, typed: RecordTyped, reader: Reader): Checked {
  const reading = readAmountInCurrency(typed.amount, reader.currency, reader.locale);
  const date = readDay(typed.date, reader.locale, reader.today);
  const { body } = type === 'expense' ? expenseEndpoints.add : incomeEndpoints.add;
  // The readings below name what is wrong with amount and date more exactly than the schema can.
  const checked = checkFields<Omit<TransactionFields, 'category'>>(body, {
    ...typed,
    amount: reading.ok ? reading.amount : 1,
    date: date ?? reader.today,
  });
  const errors: RecordErrors = {
    ...(checked.ok ? {} : checked.errors),
    ...(reading.ok ? {} : { amount: AMOUNT_ERRORS[reading.reason] }),
    ...checkDay(typed.date, date, reader.today),
  };
  if (!checked.ok || !reading.ok || date === undefined || Object.keys(errors).length > 0)
    return { ok: false, errors };
  return { ok: true, fields: { ...checked.data, category: typed.category, amount: reading.amount, date } };
}

/** What is wrong with a typed amount, nothing where it can be read. */
export function findAmountError(text: string, reader: Reader): RecordErrors['amount'] {
  const reading = readAmountInCurrency(text, reader.currency, reader.locale);
  return reading.ok ? undefined : AMOUNT_ERRORS[reading.reason];
}

/** The form as it shows a record, or an empty one. */
export function toTyped(
  record: TransactionFields | undefined,
  reader: Reader,
  showDay: (day: CalendarDay) => string,
): RecordTyped {
  return {
    amount: record === undefined ? '' : toAmountText(record.amount, reader.currency, reader.locale),
    description: record?.description ?? '',
    category: record?.category ?? UNCATEGORIZED,
    date: showDay(record?.date ?? reader.today),
  };
}

const AMOUNT_ERRORS = {
  empty: 'required',
  notAnAmount: 'amountUnreadable',
  notPositive: 'amountNotPositive',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<Extract<AmountReading, { ok: false }>['reason'], RecordErrors['amount']>;

function checkDay(text: string, day: CalendarDay | undefined, todayIs: CalendarDay): RecordErrors {
  if (text.trim() === '') return { date: 'required' };
  if (day === undefined) return { date: 'invalidDate' };
  if (day < EARLIEST_DAY) return { date: 'dateTooEarly' };
  return day > addDays(todayIs, MAX_DAYS_AHEAD) ? { date: 'dateTooLate' } : {};
}
