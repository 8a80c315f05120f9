import type { ImportRow } from '#shared/contract/imports.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { readEach } from '#server/errors/read-each.ts';
import { toFieldError } from '#shared/errors/fields.ts';
import type { EntryRow } from './queries.ts';

/** A row of a request, where the request has it, and how it is stored. */
export type PlacedRow = { field: string; row: ImportRow; entry: EntryRow };

type Of = { userId: string; importId: string; currency: string };

/** Reads the rows of a request. Throws `validationFailed` for amounts that cannot be stored. */
export function toPlacedRows(rows: readonly ImportRow[], of: Of): PlacedRow[] {
  const placed = rows.map((row, at) => ({ field: `rows.${at}`, row }));
  return readEach(
    placed,
    ({ field }) => `${field}.`,
    ({ field, row }) => ({ field, row, entry: toEntry(row, of) }),
  );
}

function toEntry({ line, bank, outcome, transaction, transactionId }: ImportRow, of: Of): EntryRow {
  return {
    user_id: of.userId,
    import_id: of.importId,
    line,
    key: bank.key,
    occurrence: bank.occurrence,
    bank_id: bank.bankId,
    date: bank.date,
    amount_minor: readAmount(bank.amount, of.currency),
    text: bank.text,
    outcome,
    transaction_id: transaction?.id ?? transactionId ?? null,
  };
}

const AMOUNT_ERRORS = {
  notPositive: 'invalid',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<string, FieldErrorCode>;

/** Signed minor units of a signed amount, which may be 0. */
function readAmount(amount: number, currency: string): number {
  if (amount === 0) return 0;
  const minor = toMinorUnits(Math.abs(amount), currencyDecimals(currency));
  if (!minor.ok) throw fieldError('bank.amount', AMOUNT_ERRORS[minor.reason]);
  return Math.sign(amount) * minor.minorUnits;
}

/** Throws `validationFailed` where two rows have the same line, or would make the same transaction. */
export function requireDistinct(rows: readonly ImportRow[]): void {
  const lines = rows.map(({ line }) => line);
  const ids = rows.map(({ transaction }) => transaction?.id);
  const fields = [
    ...repeatedIn(lines).map((at) => toFieldError(`rows.${at}.line`, 'invalid')),
    ...repeatedIn(ids).map((at) => toFieldError(`rows.${at}.transaction.id`, 'invalid')),
  ];
  if (fields.length > 0) throw new AppError('validationFailed', { fields });
}

/** The places of values that stand earlier in the list. */
function repeatedIn(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>();
  return values.flatMap((value, at) => {
    if (value === undefined) return [];
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated ? [at] : [];
  });
}

/** Whether two entries have the same content. */
export function isSameEntry(one: EntryRow, other: EntryRow): boolean {
  return (Object.keys(other) as (keyof EntryRow)[]).every((column) => one[column] === other[column]);
}
