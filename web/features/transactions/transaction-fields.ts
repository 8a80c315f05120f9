import type * as z from 'zod/mini';
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import {
  expenseEndpoints,
  incomeEndpoints,
  type TransactionField,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { findAmountError, type AmountText } from '#web/lib/format/amount-text.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { NO_PARTS, type TypedPart } from './splits/typed-parts.ts';
import { joinTags, splitTags } from '#web/ui/tag-text.ts';

/** What a person types into the form; tags are joined to one text. */
export type TransactionTyped = Record<TransactionField, string> & {
  /** Of a split purchase; none otherwise. */
  parts: readonly TypedPart[];
  /** Whether the expense is money back. A minus before the amount says the same. */
  isRefund: boolean;
};

/** Errors in reading the typed amount and date. */
type TransactionErrors = { amount?: FieldErrorCode; date?: FieldErrorCode };

/** How this person writes amounts and days, and their current day. */
export type Reader = { amounts: AmountText; locale: string; today: CalendarDay };

/** The fields that are sent; a transaction without a category is uncategorized, and has neither note nor tags. */
export type TransactionBody = Pick<TransactionFields, 'amount' | 'description' | 'date'> &
  Partial<{ [Field in 'category' | 'note' | 'tags']: TransactionFields[Field] | undefined }>;

/** The contract's own schema. */
export function transactionSchema(
  type: TransactionType,
): z.ZodMiniType<TransactionBody, unknown> | undefined {
  return (type === 'expense' ? expenseEndpoints : incomeEndpoints).add.body;
}

/** Turns the typed text into the body of the request. */
export function toTransactionBody(
  { parts: _parts, isRefund, ...typed }: TransactionTyped,
  reader: Reader,
): TransactionBody {
  const reading = reader.amounts.read(typed.amount);
  const date = readDay(typed.date, reader.locale, reader.today);
  // The schema cannot name these errors exactly; `findTransactionErrors` does.
  return {
    ...typed,
    amount: reading.ok ? signOf(isRefund, reading) * Math.abs(reading.amount) : 1,
    date: date ?? reader.today,
    tags: splitTags(typed.tags),
  };
}

/** -1 for a refund. */
function signOf(isRefund: boolean, { amount }: { amount: number }): 1 | -1 {
  return isRefund || amount < 0 ? -1 : 1;
}

/** The errors of the typed amount and date. */
export function findTransactionErrors(typed: TransactionTyped, reader: Reader): TransactionErrors {
  const amount = findAmountError(typed.amount, reader.amounts);
  const date = readDay(typed.date, reader.locale, reader.today);
  return { ...(amount && { amount }), ...checkDay(typed.date, date, reader.today) };
}

/** A transaction, or an empty one, as text for the form. */
export function toTyped(
  transaction: TransactionFields | undefined,
  reader: Reader,
  showDay: (day: CalendarDay) => string,
): TransactionTyped {
  return {
    amount: transaction === undefined ? '' : reader.amounts.toText(Math.abs(transaction.amount)),
    description: transaction?.description ?? '',
    category: transaction?.category ?? UNCATEGORIZED,
    date: showDay(transaction?.date ?? reader.today),
    note: transaction?.note ?? '',
    tags: joinTags(transaction?.tags ?? []),
    parts: NO_PARTS,
    isRefund: transaction !== undefined && transaction.amount < 0,
  };
}

function checkDay(text: string, day: CalendarDay | undefined, todayIs: CalendarDay): TransactionErrors {
  if (text.trim() === '') return { date: 'required' };
  if (day === undefined) return { date: 'invalidDate' };
  if (day < EARLIEST_DAY) return { date: 'dateTooEarly' };
  return day > addDays(todayIs, MAX_DAYS_AHEAD) ? { date: 'dateTooLate' } : {};
}
