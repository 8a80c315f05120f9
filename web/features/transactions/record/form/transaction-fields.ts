import type * as z from 'zod/mini';
import type { CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { DETAIL_FIELDS, forFields, type TransactionField } from '#shared/contract/transaction-fields.ts';
import {
  expenseEndpoints,
  incomeEndpoints,
  type NewTransaction,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { toAmountError, type AmountText } from '#web/lib/format/amount-text.ts';
import { findDayError } from '#web/lib/format/day-error.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { NO_PARTS, type TypedPart } from './typed-parts.ts';
import { joinTags, splitTags } from '#web/ui/tag-text.ts';

/** The typed values of the form; all tags are one text. */
export type TransactionTyped = Record<TransactionField, string> & {
  /** The parts of a split purchase; empty for a transaction that is not split. */
  parts: readonly TypedPart[];
  /** The expense is a refund. A minus before the amount has the same effect. */
  isRefund: boolean;
};

/** How the user writes amounts and days, and the user's current day. */
export type Reader = { amounts: AmountText; locale: string; today: CalendarDay };

/** The schema of the endpoint that adds a transaction. */
export function transactionSchema(type: TransactionType): z.ZodMiniType<NewTransaction, unknown> | undefined {
  return (type === 'expense' ? expenseEndpoints : incomeEndpoints).add.body;
}

/** The values of typed text; an amount or day that cannot be read is undefined. */
type ReadFields = Omit<TransactionFields, 'amount' | 'date'> & {
  amount: number | undefined;
  date: CalendarDay | undefined;
};
type TransactionErrors = { amount?: FieldErrorCode; date?: FieldErrorCode };

/** Reads typed text, with errors of the amount and the day. The endpoint's schema finds the errors of other fields. */
export function readTransaction(
  { parts: _parts, isRefund, ...typed }: TransactionTyped,
  reader: Reader,
): { body: ReadFields; errors: TransactionErrors } {
  const reading = reader.amounts.read(typed.amount);
  const isNegative = reading.ok && (isRefund || reading.amount < 0);
  const amount = reading.ok ? (isNegative ? -1 : 1) * Math.abs(reading.amount) : undefined;
  const date = readDay(typed.date, reader.locale, reader.today);
  const wrongAmount = toAmountError(reading);
  const wrongDay = findDayError(typed.date, date, reader.today);
  return {
    body: { ...typed, amount, date, tags: splitTags(typed.tags) },
    errors: { ...(wrongAmount && { amount: wrongAmount }), ...(wrongDay && { date: wrongDay }) },
  };
}

/** Converts a transaction to the values of the form; without a transaction, returns the values of an empty form. */
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
    account: transaction?.account ?? '',
    ...forFields(DETAIL_FIELDS, (field) => transaction?.[field] ?? ''),
    tags: joinTags(transaction?.tags ?? []),
    parts: NO_PARTS,
    isRefund: transaction !== undefined && transaction.amount < 0,
  };
}
