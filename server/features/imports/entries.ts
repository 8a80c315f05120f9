import type { ImportRow } from '#shared/contract/imports.ts';
import { toFieldError, type FieldError } from '#shared/errors/fields.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readEach } from '#server/errors/read-each.ts';
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
    ({ field, row }) => {
      const transactionId = row.transaction?.id ?? row.transactionId ?? null;
      return { field, row, entry: toEntry({ ...row, transactionId }, of) };
    },
  );
}

type Entry = Pick<ImportRow, 'line' | 'bank' | 'outcome'> & { transactionId: string | null };

/** A row of a file as it is stored. Throws `validationFailed` for an amount that cannot be. */
export function toEntry({ line, bank, outcome, transactionId }: Entry, of: Of): EntryRow {
  return {
    user_id: of.userId,
    import_id: of.importId,
    line,
    key: bank.key,
    occurrence: bank.occurrence,
    bank_id: bank.bankId,
    date: bank.date,
    amount_minor: readSignedAmount(bank.amount, of.currency, 'bank.amount'),
    text: bank.text,
    outcome,
    transaction_id: transactionId,
  };
}

/**
 * Throws `validationFailed` for rows whose transaction does not fit what becomes of them, and where two rows have one
 * line or make one transaction.
 */
export function requireConsistent(rows: readonly ImportRow[]): void {
  const lines = rows.map(({ line }) => line);
  const ids = rows.map(({ transaction }) => transaction?.id);
  const fields = [
    ...rows.flatMap(findUnfit),
    ...repeatedIn(lines).map((at) => toFieldError(`rows.${at}.line`, 'invalid')),
    ...repeatedIn(ids).map((at) => toFieldError(`rows.${at}.transaction.id`, 'invalid')),
  ];
  if (fields.length > 0) throw new AppError('validationFailed', { fields });
}

function findUnfit(row: ImportRow, at: number): FieldError[] {
  const pairs = [
    ['transaction', row.outcome === 'added'],
    ['transactionId', row.outcome === 'joined'],
  ] as const;
  const isPaying = row.occurrence !== undefined && row.outcome !== 'added';
  const unfit = isPaying ? [toFieldError(`rows.${at}.occurrence`, 'unknownField')] : [];
  const others = pairs.flatMap(([name, isNeeded]) => {
    const isThere = row[name] !== undefined;
    if (isThere === isNeeded) return [];
    return [toFieldError(`rows.${at}.${name}`, isNeeded ? 'required' : 'unknownField')];
  });
  return [...others, ...unfit];
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
