import { uuidv7 } from 'uuidv7';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { TagChange } from '#shared/change-tags.ts';
import type { OutputOf, BodyOf } from '#shared/contract/endpoint.ts';
import type { EditChanges, Edited, NewValues } from '#shared/contract/transaction-edits.ts';
import type { categorizeMatching, tagMatching } from '#shared/contract/transaction-history.ts';
import { append } from '#shared/lists.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireCategory, type UserCategories } from '../categories.ts';
import { findPartIds } from '../groups/queries.ts';
import type { TransactionRow } from '../queries.ts';
import { readTags } from '../tags/stored-tags.ts';
import { sum } from '../transaction-writer.ts';
import { categorizeWithTotals, deleteWithTotals } from '../write-with-totals.ts';
import { editRows, groupByFormerValues, readEdit, readEdits } from './edit.ts';
import { groupIds } from './group-ids.ts';
import { retag } from './retag.ts';
import { createTargetChange, type BulkOptions, type Matching, type Target } from './target.ts';

/** With `skipParts`, parts of split purchases are left out. */
type NewCategories = Pick<BodyOf<typeof categorizeMatching>, 'categories' | 'skipParts'>;
type Changed = OutputOf<typeof categorizeMatching>['changed'];
type Retagged = OutputOf<typeof tagMatching>;

/** Changes many transactions: the given ones in one write, or all that a search finds, in batches. */
export function createBulkChanges(options: BulkOptions) {
  const { now, readCategories } = options;
  const changeTarget = createTargetChange(options);

  /** Deletes transactions. Returns the result of `toResult` for each batch, and the id that restores all of them. */
  async function remove<Result>(
    caller: Caller,
    target: Target,
    toResult: (deleted: TransactionRow[]) => Result,
  ): Promise<{ deleted: Result[]; deletionId: string }> {
    const deletion = { deleted_at: now(), deletion_id: uuidv7() };
    const deleted = await changeTarget(caller, target, async (trx, rows) => {
      await deleteWithTotals(trx, rows, deletion);
      return toResult(rows);
    });
    return { deleted, deletionId: deletion.deletion_id };
  }

  async function categorize(caller: Caller, target: Target, choice: NewCategories): Promise<Changed> {
    const former = await changeTarget(caller, target, async (trx, rows) => {
      const userCategories = await readCategories(trx, caller.userId);
      return await recategorize(trx, rows, { ...choice, userCategories, updatedAt: now() });
    });
    return groupIds(former.flat(), ({ type, category }) => ({ type, from: category, ids: [] }));
  }

  async function tag(caller: Caller, target: Target, change: TagChange): Promise<Retagged> {
    const batches = await changeTarget(caller, target, (trx, rows) =>
      retag(trx, rows, { change, updatedAt: now() }),
    );
    const former = batches.flatMap((batch) => batch.former);
    return {
      changed: groupIds(former, ({ tags }) => ({ from: readTags(tags), ids: [] })),
      full: sum(batches.map(({ full }) => full)),
    };
  }

  async function edit(caller: Caller, changes: EditChanges): Promise<Edited> {
    const nowMs = now();
    const edits = readEdits(changes, { timeZone: caller.timeZone, nowMs });
    const [former = []] = await changeTarget(caller, { ids: [...edits.keys()] }, (trx, rows) =>
      editRows(trx, rows, ({ id }) => edits.get(id) ?? {}, { nowMs }),
    );
    return groupByFormerValues(former);
  }

  async function editMatching(caller: Caller, matching: Matching, changes: NewValues): Promise<Edited> {
    const nowMs = now();
    const change = readEdit(changes, { timeZone: caller.timeZone, nowMs });
    const batches = await changeTarget(caller, matching, (trx, rows) =>
      editRows(trx, rows, () => change, { nowMs }),
    );
    return groupByFormerValues(batches.flat());
  }

  return { remove, categorize, tag, edit, editMatching };
}

/** Gives transactions the new category of their type. Returns the former rows of those that changed. */
async function recategorize(
  trx: Writer,
  rows: readonly TransactionRow[],
  {
    categories,
    skipParts,
    userCategories,
    updatedAt,
  }: NewCategories & { userCategories: UserCategories; updatedAt: number },
): Promise<TransactionRow[]> {
  const former: TransactionRow[] = [];
  const partIds = skipParts ? await findPartIds(trx, rows) : new Set<string>();
  for (const type of TRANSACTION_TYPES) {
    const id = categories[type];
    if (id === undefined) continue;
    const category = requireCategory(userCategories, { type, id, field: `categories.${type}` });
    const changed = rows.filter(
      (row) => row.type === type && row.category !== category && !partIds.has(row.id),
    );
    await categorizeWithTotals(trx, changed, { category, updated_at: updatedAt });
    append(former, changed);
  }
  return former;
}

export type BulkChanges = ReturnType<typeof createBulkChanges>;
