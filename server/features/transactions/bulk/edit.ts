import type { EditChanges, Edited, NewDayAndText } from '#shared/contract/transaction-edits.ts';
import { MAX_EDITS_UNDONE, MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { readDate } from '../columns.ts';
import type { TransactionRow } from '../queries.ts';
import { toSearchColumn } from '../search-column.ts';
import { editWithTotals } from '../write-with-totals.ts';
import { groupIds } from './group-ids.ts';

type FormerValues = { id: string; values: Omit<Edited['former'][number], 'ids'> };
type EditContext = { timeZone: string; nowMs: number };

/**
 * Returns the changes by transaction id; a later change overrides fields of an earlier one. Throws `validationFailed`
 * for a day out of range, and for more transactions than a request may name.
 */
export function readEdits(changes: EditChanges, context: EditContext): Map<string, NewDayAndText> {
  const edits = new Map<string, NewDayAndText>();
  for (const { ids, date, description } of changes) {
    const edit = readEdit({ date, description }, context);
    for (const id of ids) edits.set(id, { ...edits.get(id), ...edit });
  }
  if (edits.size > MAX_IDS_AT_ONCE) throw fieldError('changes', 'tooMany');
  return edits;
}

/** Checks a change. Throws `validationFailed` for a day out of range. */
export function readEdit({ date, description }: NewDayAndText, context: EditContext): NewDayAndText {
  return {
    ...(date !== undefined && { date: readDate(date, context) }),
    ...(description !== undefined && { description }),
  };
}

/** Changes transactions of one user. Returns the former values of those that changed. */
export async function editRows(
  trx: Writer,
  rows: readonly TransactionRow[],
  getEdit: (row: TransactionRow) => NewDayAndText,
  { nowMs }: Pick<EditContext, 'nowMs'>,
): Promise<FormerValues[]> {
  const before: TransactionRow[] = [];
  const after: TransactionRow[] = [];
  const former: FormerValues[] = [];
  for (const row of rows) {
    const { date = row.date, description = row.description } = getEdit(row);
    if (date === row.date && description === row.description) continue;
    const edited = { ...row, date, description, updated_at: nowMs };
    before.push(row);
    after.push({ ...edited, search_text: toSearchColumn(edited) });
    former.push({
      id: row.id,
      values: {
        ...(date !== row.date && { date: row.date }),
        ...(description !== row.description && { description: row.description }),
      },
    });
  }
  await editWithTotals(trx, before, after);
  return former;
}

/** Groups the ids by their former values. More than `MAX_EDITS_UNDONE` are left out, so they cannot be undone. */
export function groupByFormerValues(all: readonly FormerValues[]): Edited {
  const canUndo = all.length <= MAX_EDITS_UNDONE;
  const former = canUndo ? groupIds(all, ({ values }) => ({ ids: [], ...values })) : [];
  return { count: all.length, former };
}
