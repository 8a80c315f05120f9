import { pickFields, SHARED_FIELDS } from '#shared/contract/transaction-fields.ts';
import type { GroupChanges, NewGroup } from '#shared/contract/transaction-groups.ts';
import { toFieldError } from '#shared/errors/fields.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { FieldContext } from '../columns.ts';
import { hasSameContent, toChangedColumns, toColumns } from '../fields.ts';
import type { TransactionRow } from '../queries.ts';
import { toSearchColumn } from '../search-column.ts';
import { toTransaction } from '../to-transaction.ts';

export type GroupContext = Omit<FieldContext, 'type'> & { userId: string };

/** A purchase with all of its parts; `groupId` is null if it is not split. */
type Purchase = Omit<NewGroup, 'id' | 'splits'> & { groupId: string | null };

/** Converts the parts to rows. A part with an id in `before` remains that transaction. Throws `validationFailed`. */
export function toPartRows(
  { groupId, type, amount, parts, ...shared }: Purchase,
  before: readonly TransactionRow[],
  context: GroupContext,
): TransactionRow[] {
  if (new Set(parts.map(({ id }) => id)).size < parts.length) throw fieldError('parts', 'invalid');
  const rows = parts.map(({ id, ...part }, index) => {
    const columns = withPartErrors(index, () => toColumns({ ...shared, ...part }, { ...context, type }));
    const existing = before.find((row) => row.id === id);
    const origin = toOrigin(before[0], context.nowMs);
    const row = {
      user_id: context.userId,
      id,
      type,
      ...columns,
      source_id: shared.account === undefined ? (before[0]?.source_id ?? null) : columns.source_id,
      ...origin,
      group_id: groupId,
    };
    return withTimes(existing, row, context.nowMs);
  });
  requireSum(rows, amount, context.currency);
  return rows;
}

/** A new part of an imported purchase counts as an edited row of the import, so that undoing it asks about the part. */
function toOrigin(split: TransactionRow | undefined, nowMs: number) {
  if (!split?.import_id) return { import_id: null, created_at: nowMs };
  const { import_id, created_at } = split;
  return { import_id, created_at };
}

/** Applies changes of shared fields to the rows of all parts. */
export function changeSharedFields(
  before: readonly TransactionRow[],
  changes: Omit<GroupChanges, 'split'>,
  context: GroupContext,
): TransactionRow[] {
  return before.map((row) => {
    const changed = toChangedColumns(changes, { ...context, type: row.type });
    const fields = { ...row, ...changed };
    return withTimes(row, { ...fields, search_text: toSearchColumn(fields) }, context.nowMs);
  });
}

export function toSharedFields(part: TransactionRow, { currency }: Pick<GroupContext, 'currency'>) {
  return pickFields(SHARED_FIELDS, toTransaction(part, currency));
}

type WithoutUpdate = Omit<TransactionRow, 'updated_at'>;

/** Adds the times to a row. `updated_at` changes only if the content does. */
function withTimes(before: TransactionRow | undefined, row: WithoutUpdate, nowMs: number): TransactionRow {
  if (before === undefined) return { ...row, updated_at: nowMs };
  const { created_at, updated_at } = before;
  const after = { ...before, ...row, created_at, updated_at };
  return hasSameContent(before, after) ? after : { ...after, updated_at: nowMs };
}

/** Runs `read`, and puts `parts` and the index before the field of an error, except for fields that parts share. */
function withPartErrors<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields.map(({ field, code }) =>
      toFieldError(isShared(field) ? field : `parts.${index}.${field}`, code),
    );
    throw new AppError(error.code, { fields });
  }
}

function isShared(field: string): boolean {
  return (SHARED_FIELDS as readonly string[]).includes(field);
}

function requireSum(rows: readonly TransactionRow[], amount: number, currency: string): void {
  const expected = toMinorUnits(Math.abs(amount), currencyDecimals(currency));
  const sum = rows.reduce((minor, row) => minor + row.amount_minor, 0);
  if (!expected.ok || Math.sign(amount) * expected.minorUnits !== sum)
    throw fieldError('amount', 'partsUnequal');
}
