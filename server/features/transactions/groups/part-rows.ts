import { pickFields, WHOLE_FIELDS } from '#shared/contract/transaction-fields.ts';
import type { GroupChanges, NewGroup } from '#shared/contract/transaction-groups.ts';
import { toFieldError } from '#shared/errors/fields.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { FieldContext } from '../columns.ts';
import { hasSameContent, toChangedColumns, toColumns } from '../fields.ts';
import type { TransactionRow } from '../queries.ts';
import { toSearchColumn } from '../search-column.ts';
import { toTransaction } from '../to-transaction.ts';

/** Shared by the parts, which have one type. */
export type GroupContext = Omit<FieldContext, 'type'> & { userId: string };

/** A purchase with all of its parts; `groupId` is null where it is not split. */
type Purchase = Omit<NewGroup, 'id' | 'splits'> & { groupId: string | null };

/** The rows of all parts; those that are in `before` stay the same transaction. Throws the error of a field. */
export function toPartRows(
  { groupId, type, amount, parts, ...whole }: Purchase,
  before: readonly TransactionRow[],
  context: GroupContext,
): TransactionRow[] {
  if (new Set(parts.map(({ id }) => id)).size < parts.length) throw fieldError('parts', 'invalid');
  const rows = parts.map(({ id, ...part }, index) => {
    const columns = inPart(index, () => toColumns({ ...whole, ...part }, { ...context, type }));
    const known = before.find((row) => row.id === id);
    const origin = originOf(before[0], context.nowMs);
    const row = { user_id: context.userId, id, type, ...columns, ...origin, group_id: groupId };
    return stamped(known, row, context.nowMs);
  });
  requireSum(rows, amount, context.currency);
  return rows;
}

/** A new part of an imported purchase is a change of it: undoing the import asks about it, and takes it along. */
function originOf(split: TransactionRow | undefined, nowMs: number) {
  if (!split?.import_id) return { source_id: null, import_id: null, created_at: nowMs };
  const { source_id, import_id, created_at } = split;
  return { source_id, import_id, created_at };
}

/** The rows after changes of what all parts have in common. */
export function toWholeChanges(
  before: readonly TransactionRow[],
  whole: Omit<GroupChanges, 'split'>,
  context: GroupContext,
): TransactionRow[] {
  return before.map((row) => {
    const changed = toChangedColumns(whole, { ...context, type: row.type });
    const fields = { ...row, ...changed };
    return stamped(row, { ...fields, search_text: toSearchColumn(fields) }, context.nowMs);
  });
}

/** What all parts of a purchase have in common, of one of them. */
export function wholeOf(part: TransactionRow, { currency }: Pick<GroupContext, 'currency'>) {
  return pickFields(WHOLE_FIELDS, toTransaction(part, currencyDecimals(currency)));
}

type Unstamped = Omit<TransactionRow, 'updated_at'>;

/** A row that is the same stays as old as it is. */
function stamped(before: TransactionRow | undefined, row: Unstamped, nowMs: number): TransactionRow {
  if (before === undefined) return { ...row, updated_at: nowMs };
  const { created_at, updated_at } = before;
  const after = { ...before, ...row, created_at, updated_at };
  return hasSameContent(before, after) ? after : { ...after, updated_at: nowMs };
}

/** Names the part in the errors of its fields; the others are the purchase's. */
function inPart<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields.map(({ field, code }) =>
      toFieldError(field === 'date' ? field : `parts.${index}.${field}`, code),
    );
    throw new AppError(error.code, { fields });
  }
}

function requireSum(rows: readonly TransactionRow[], amount: number, currency: string): void {
  const whole = toMinorUnits(Math.abs(amount), currencyDecimals(currency));
  const sum = rows.reduce((minor, row) => minor + row.amount_minor, 0);
  if (!whole.ok || Math.sign(amount) * whole.minorUnits !== sum) throw fieldError('amount', 'partsUnequal');
}
