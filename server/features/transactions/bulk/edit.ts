import type { EditChanges, Edited, NewValues } from '#shared/contract/transaction-edits.ts';
import { MAX_EDITS_UNDONE, MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import { readDate } from '#server/period/read-date.ts';
import type { TransactionRow } from '../queries.ts';
import { toSearchColumn } from '../search-column.ts';
import { editWithTotals } from '../write-with-totals.ts';
import { groupIds } from './group-ids.ts';

const EDITED_COLUMNS = ['date', 'description', 'source_id'] as const;

type FormerValues = { id: string; values: Omit<Edited['former'][number], 'ids'> };
type EditContext = { timeZone: string; nowMs: number };

/**
 * Returns the changes by transaction id; a later change overrides fields of an earlier one. Throws `validationFailed`
 * for a day out of range, and for more transactions than a request may name.
 */
export function readEdits(changes: EditChanges, context: EditContext): Map<string, NewValues> {
  const edits = new Map<string, NewValues>();
  for (const { ids, ...values } of changes) {
    const edit = readEdit(values, context);
    for (const id of ids) edits.set(id, { ...edits.get(id), ...edit });
  }
  if (edits.size > MAX_IDS_AT_ONCE) throw fieldError('changes', 'tooMany');
  return edits;
}

/** Checks a change. Throws `validationFailed` for a day out of range. */
export function readEdit({ date, description, account }: NewValues, context: EditContext): NewValues {
  return {
    ...(date !== undefined && { date: readDate(date, context) }),
    ...(description !== undefined && { description }),
    ...(account !== undefined && { account }),
  };
}

/**
 * Changes transactions of one user. Returns the former values of those that changed. Throws `validationFailed` for an
 * unknown account.
 */
export async function editRows(
  trx: Writer,
  rows: readonly TransactionRow[],
  getEdit: (row: TransactionRow) => NewValues,
  { nowMs }: Pick<EditContext, 'nowMs'>,
): Promise<FormerValues[]> {
  const before: TransactionRow[] = [];
  const after: TransactionRow[] = [];
  const former: FormerValues[] = [];
  for (const row of rows) {
    const { date = row.date, description = row.description, account = row.source_id ?? '' } = getEdit(row);
    const columns = { date, description, source_id: account || null };
    const changed = EDITED_COLUMNS.filter((column) => columns[column] !== row[column]);
    if (changed.length === 0) continue;
    const edited = { ...row, ...columns, updated_at: nowMs };
    before.push(row);
    after.push({ ...edited, search_text: toSearchColumn(edited) });
    former.push({
      id: row.id,
      values: {
        ...(changed.includes('date') && { date: row.date }),
        ...(changed.includes('description') && { description: row.description }),
        ...(changed.includes('source_id') && { account: row.source_id ?? '' }),
      },
    });
  }
  for (const account of new Set(after.map(({ source_id }) => source_id)))
    await requireAccount(trx, before[0]?.user_id ?? '', account);
  await editWithTotals(trx, before, after);
  return former;
}

/** Groups the ids by their former values. More than `MAX_EDITS_UNDONE` are left out, so they cannot be undone. */
export function groupByFormerValues(all: readonly FormerValues[]): Edited {
  const canUndo = all.length <= MAX_EDITS_UNDONE;
  const former = canUndo ? groupIds(all, ({ values }) => ({ ids: [], ...values })) : [];
  return { count: all.length, former };
}
