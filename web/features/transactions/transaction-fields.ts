import type * as z from 'zod/mini';
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
import { readDay } from '#web/lib/format/day-text.ts';

/** What a person types into the form. */
export type TransactionTyped = { [Field in TransactionField]: Field extends 'category' ? Category : string };

/** What is wrong with what has to be read first. */
type TransactionErrors = { amount?: FieldErrorCode; date?: FieldErrorCode };

/** How this person writes amounts and days, and which day it is for them. */
export type Reader = { currency: string; locale: string; today: CalendarDay };

/** What is sent of a transaction; without a category it is uncategorized. */
export type TransactionBody = Omit<TransactionFields, 'category'> & { category?: Category | undefined };

/** The contract's own schema. */
export function transactionSchema(
  type: TransactionType,
): z.ZodMiniType<TransactionBody, unknown> | undefined {
  return (type === 'expense' ? expenseEndpoints : incomeEndpoints).add.body;
}

/** What was typed, as the schema reads it. */
export function toTransactionBody(typed: TransactionTyped, reader: Reader): TransactionBody {
  const reading = readAmountInCurrency(typed.amount, reader.currency, reader.locale);
  const date = readDay(typed.date, reader.locale, reader.today);
  // `findRecordErrors` names what is wrong with amount and date more exactly than the schema can.
  return { ...typed, amount: reading.ok ? reading.amount : 1, date: date ?? reader.today };
}

/** What is wrong with the readings of amount and date. */
export function findTransactionErrors(typed: TransactionTyped, reader: Reader): TransactionErrors {
  const amount = findAmountError(typed.amount, reader);
  const date = readDay(typed.date, reader.locale, reader.today);
  return { ...(amount && { amount }), ...checkDay(typed.date, date, reader.today) };
}

/** What is wrong with a typed amount, nothing where it can be read. */
export function findAmountError(text: string, reader: Reader): FieldErrorCode | undefined {
  const reading = readAmountInCurrency(text, reader.currency, reader.locale);
  return reading.ok ? undefined : AMOUNT_ERRORS[reading.reason];
}

/** The form as it shows a transaction, or an empty one. */
export function toTyped(
  transaction: TransactionFields | undefined,
  reader: Reader,
  showDay: (day: CalendarDay) => string,
): TransactionTyped {
  return {
    amount: transaction === undefined ? '' : toAmountText(transaction.amount, reader.currency, reader.locale),
    description: transaction?.description ?? '',
    category: transaction?.category ?? UNCATEGORIZED,
    date: showDay(transaction?.date ?? reader.today),
  };
}

const AMOUNT_ERRORS = {
  empty: 'required',
  notAnAmount: 'invalid',
  notPositive: 'amountNotPositive',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<Extract<AmountReading, { ok: false }>['reason'], FieldErrorCode>;

function checkDay(text: string, day: CalendarDay | undefined, todayIs: CalendarDay): TransactionErrors {
  if (text.trim() === '') return { date: 'required' };
  if (day === undefined) return { date: 'invalidDate' };
  if (day < EARLIEST_DAY) return { date: 'dateTooEarly' };
  return day > addDays(todayIs, MAX_DAYS_AHEAD) ? { date: 'dateTooLate' } : {};
}
