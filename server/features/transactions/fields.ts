import { complete, type NewTransaction, type TransactionChanges } from '#shared/contract/transactions.ts';
import { FIELD_COLUMNS, type FieldColumns, type FieldContext } from './columns.ts';
import type { TransactionRow } from './queries.ts';
import { toSearchColumn } from './search-column.ts';

/** The columns that no single field fills. */
type DerivedColumn = 'search_text' | 'group_id';

/** Converts a new transaction to columns. Throws `validationFailed` for a field that cannot be stored. */
export function toColumns(
  transaction: NewTransaction,
  context: FieldContext,
): FieldColumns & Pick<TransactionRow, DerivedColumn> {
  const columns = toChangedColumns(complete(transaction), context) as FieldColumns;
  return { ...columns, search_text: toSearchColumn(columns), group_id: null };
}

/** Converts the changed fields to columns. Throws `validationFailed` for a field that cannot be stored. */
export function toChangedColumns(changes: TransactionChanges, context: FieldContext): Partial<FieldColumns> {
  const columns: Record<string, unknown> = {};
  for (const { field, column, store } of FIELD_COLUMNS) {
    const change = changes[field];
    if (change !== undefined) columns[column] = store(change, context, field);
  }
  return columns;
}

/** Whether two rows have the same fields, type and group. Owner, id, times and import are not compared. */
export function hasSameContent(one: TransactionRow, other: TransactionRow): boolean {
  return JSON.stringify(pickContent(one)) === JSON.stringify(pickContent(other));
}

const NOT_CONTENT = ['user_id', 'id', 'search_text', 'created_at', 'updated_at', 'import_id'];

function pickContent(row: TransactionRow): [column: string, value: unknown][] {
  return Object.entries(row)
    .filter(([column]) => !NOT_CONTENT.includes(column))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
