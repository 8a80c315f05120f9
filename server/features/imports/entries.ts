import type { ImportRow } from '#shared/contract/imports.ts';
import { toFieldError, type FieldError } from '#shared/errors/fields.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readEach } from '#server/errors/read-each.ts';
import type { EntryRow } from './queries.ts';

/** A row of a request, the path of its field there, and the database row that it becomes. */
export type PlacedRow = { field: string; row: ImportRow; entry: EntryRow };

type ImportContext = { userId: string; importId: string; currency: string };

/** Reads the rows of a request. Throws `validationFailed` for amounts that cannot be stored. */
export function toPlacedRows(rows: readonly ImportRow[], context: ImportContext): PlacedRow[] {
  const toField = (_: ImportRow, at: number) => `rows.${at}`;
  return readEach(rows, toField, (row, at) => {
    const transactionId = row.transaction?.id ?? row.transactionId ?? null;
    const ids = { transactionId, transferId: row.transfer?.id };
    return { field: toField(row, at), row, entry: toEntry({ ...row, ...ids }, context) };
  });
}

type Entry = Pick<ImportRow, 'line' | 'bank' | 'outcome'> & {
  transactionId: string | null;
  transferId?: string | undefined;
};

/** Converts a row of a file to its database row. Throws `validationFailed` for an amount that cannot be stored. */
export function toEntry(
  { line, bank, outcome, transactionId, transferId }: Entry,
  { userId, importId, currency }: ImportContext,
): EntryRow {
  return {
    user_id: userId,
    import_id: importId,
    line,
    key: bank.key,
    occurrence: bank.occurrence,
    bank_id: bank.bankId,
    date: bank.date,
    amount_minor: readSignedAmount(bank.amount, currency, 'bank.amount'),
    text: bank.text,
    outcome,
    transaction_id: transactionId,
    transfer_id: transferId ?? null,
  };
}

/** Throws `validationFailed` if a row's transaction does not fit its outcome, or if two rows share a line or an id. */
export function requireConsistent(rows: readonly ImportRow[]): void {
  const lines = rows.map(({ line }) => line);
  const ids = rows.map(({ transaction }) => transaction?.id);
  const transferIds = rows.map(({ transfer }) => transfer?.id);
  const fields = [
    ...rows.flatMap(findFieldErrors),
    ...findRepeats(lines).map((at) => toFieldError(`rows.${at}.line`, 'invalid')),
    ...findRepeats(ids).map((at) => toFieldError(`rows.${at}.transaction.id`, 'invalid')),
    ...findRepeats(transferIds).map((at) => toFieldError(`rows.${at}.transfer.id`, 'invalid')),
  ];
  if (fields.length > 0) throw new AppError('validationFailed', { fields });
}

function findFieldErrors(row: ImportRow, at: number): FieldError[] {
  const pairs = [
    ['transaction', row.outcome === 'added'],
    ['transactionId', row.outcome === 'joined'],
  ] as const;
  const needless = (
    [
      ['occurrence', 'added'],
      ['transfer', 'transfer'],
    ] as const
  ).filter(([name, outcome]) => row[name] !== undefined && row.outcome !== outcome);
  const needlessErrors = needless.map(([name]) => toFieldError(`rows.${at}.${name}`, 'unknownField'));
  const idErrors = pairs.flatMap(([name, isNeeded]) => {
    const isSent = row[name] !== undefined;
    if (isSent === isNeeded) return [];
    return [toFieldError(`rows.${at}.${name}`, isNeeded ? 'required' : 'unknownField')];
  });
  return [...idErrors, ...needlessErrors];
}

/** Returns the indexes of values that also occur earlier in the list. */
function findRepeats(values: readonly unknown[]): number[] {
  const earlier = new Set<unknown>();
  return values.flatMap((value, at) => {
    if (value === undefined) return [];
    const isRepeated = earlier.has(value);
    earlier.add(value);
    return isRepeated ? [at] : [];
  });
}

/** Whether a repeated row equals the stored row, which was linked to another transfer than sent, or to none. */
export function isLinkedInstead(stored: EntryRow, { entry }: PlacedRow): boolean {
  return stored.outcome === 'transfer' && isSameEntry(stored, { ...entry, transfer_id: stored.transfer_id });
}

export function isSameEntry(one: EntryRow, other: EntryRow): boolean {
  return (Object.keys(other) as (keyof EntryRow)[]).every((column) => one[column] === other[column]);
}
