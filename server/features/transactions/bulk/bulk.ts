import { uuidv7 } from 'uuidv7';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { TagChange } from '#shared/change-tags.ts';
import type { OutputOf, BodyOf } from '#shared/contract/endpoint.ts';
import type { EditChanges, Edited, NewDayAndText } from '#shared/contract/transaction-edits.ts';
import type { categorizeMatching as endpoint } from '#shared/contract/transaction-history.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { append } from '#shared/lists.ts';
import { requireCategory, type UserCategories } from '../categories.ts';
import { findParts } from '../groups/queries.ts';
import { findTransactions, type TransactionRow } from '../queries.ts';
import { sum } from '../transaction-writer.ts';
import { categorizeWithTotals, deleteWithTotals } from '../write-with-totals.ts';
import { editRows, editsById, groupByFormerValues, readEdit } from './edit.ts';
import { createMatchingChange, type BulkOptions, type Matching } from './matching.ts';
import { groupByFormerTags, retag, type Retagged } from './retag.ts';

/** With `skipParts`, parts of split purchases are left out. */
type NewCategories = Pick<BodyOf<typeof endpoint>, 'categories' | 'skipParts'>;
type Changed = OutputOf<typeof endpoint>['changed'];

/** Changes many transactions: the given ones in one write, or all that a search finds in batches. */
export function createBulkChanges(options: BulkOptions) {
  const { write, now, readCategories } = options;
  const changeMatching = createMatchingChange(options);
  const newDeletion = () => ({ deleted_at: now(), deletion_id: uuidv7() });

  /** Deletes those of the given transactions that exist, and returns them. */
  async function remove({ userId }: Caller, ids: readonly string[]) {
    const deletion = newDeletion();
    const rows = await write(userId, async (trx) => {
      const found = await findTransactions(trx, userId, ids);
      await deleteWithTotals(trx, found, deletion);
      return found;
    });
    return { rows, deletionId: deletion.deletion_id };
  }

  async function removeMatching(caller: Caller, matching: Matching) {
    const deletion = newDeletion();
    const deleted = await changeMatching(caller, matching, async (trx, rows) => {
      await deleteWithTotals(trx, rows, deletion);
      return rows.length;
    });
    return { deleted: sum(deleted), deletionId: deletion.deletion_id };
  }

  async function categorize({ userId }: Caller, ids: readonly string[], to: NewCategories): Promise<Changed> {
    return await write(userId, async (trx) => {
      const rows = await findTransactions(trx, userId, ids);
      const chosen = { ...to, known: await readCategories(trx, userId), updatedAt: now() };
      return groupByFormerCategory(await recategorize(trx, rows, chosen));
    });
  }

  async function categorizeMatching(caller: Caller, matching: Matching, to: NewCategories): Promise<Changed> {
    const former = await changeMatching(caller, matching, async (trx, rows) => {
      const chosen = { ...to, known: await readCategories(trx, caller.userId), updatedAt: now() };
      return await recategorize(trx, rows, chosen);
    });
    return groupByFormerCategory(former.flat());
  }

  async function tag({ userId }: Caller, ids: readonly string[], change: TagChange): Promise<Retagged> {
    return await write(userId, async (trx) => {
      const rows = await findTransactions(trx, userId, ids);
      return groupByFormerTags([await retag(trx, rows, { change, updatedAt: now() })]);
    });
  }

  async function tagMatching(caller: Caller, matching: Matching, change: TagChange): Promise<Retagged> {
    const batches = await changeMatching(caller, matching, (trx, rows) =>
      retag(trx, rows, { change, updatedAt: now() }),
    );
    return groupByFormerTags(batches);
  }

  async function edit({ userId, timeZone }: Caller, changes: EditChanges): Promise<Edited> {
    const nowMs = now();
    const edits = editsById(changes, { timeZone, nowMs });
    return await write(userId, async (trx) => {
      const rows = await findTransactions(trx, userId, [...edits.keys()]);
      return groupByFormerValues(await editRows(trx, rows, ({ id }) => edits.get(id) ?? {}, { nowMs }));
    });
  }

  async function editMatching(caller: Caller, matching: Matching, asked: NewDayAndText): Promise<Edited> {
    const nowMs = now();
    const change = readEdit(asked, { timeZone: caller.timeZone, nowMs });
    const batches = await changeMatching(caller, matching, (trx, rows) =>
      editRows(trx, rows, () => change, { nowMs }),
    );
    return groupByFormerValues(batches.flat());
  }

  return { remove, removeMatching, categorize, categorizeMatching, tag, tagMatching, edit, editMatching };
}

/** Gives transactions the new category of their type. Returns the former rows of those that changed. */
async function recategorize(
  trx: Writer,
  rows: readonly TransactionRow[],
  { categories, skipParts, known, updatedAt }: NewCategories & { known: UserCategories; updatedAt: number },
): Promise<TransactionRow[]> {
  const former: TransactionRow[] = [];
  const parts = skipParts ? await findParts(trx, rows) : new Set<string>();
  for (const type of TRANSACTION_TYPES) {
    const id = categories[type];
    if (id === undefined) continue;
    const category = requireCategory(known, { type, id, field: `categories.${type}` });
    const isChanged = (row: TransactionRow) => row.category !== category && !parts.has(row.id);
    const changed = rows.filter((row) => row.type === type && isChanged(row));
    await categorizeWithTotals(trx, changed, { category, updated_at: updatedAt });
    append(former, changed);
  }
  return former;
}

export type BulkChanges = ReturnType<typeof createBulkChanges>;

/** Groups the ids by type and former category. */
function groupByFormerCategory(rows: readonly TransactionRow[]): Changed {
  const groups = new Map<string, Changed[number]>();
  for (const { id, type, category } of rows) {
    const group = groups.get(category + type) ?? { type, from: category, ids: [] };
    group.ids.push(id);
    groups.set(category + type, group);
  }
  return [...groups.values()];
}
