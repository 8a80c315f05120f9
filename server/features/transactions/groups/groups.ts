import { uuidv7 } from 'uuidv7';
import type { GroupChanges, NewGroup } from '#shared/contract/transaction-groups.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import { hasSameContent } from '../fields.ts';
import { requireTransaction, type TransactionRow } from '../queries.ts';
import { requireCurrency } from '../require-currency.ts';
import type { ChangeOptions } from '../transaction-writer.ts';
import { deleteWithTotals, replaceWithTotals } from '../write-with-totals.ts';
import { toPartRows, changeSharedFields, toSharedFields, type GroupContext } from './part-rows.ts';
import { findGroup, findPartIds } from './queries.ts';

/** Adds, changes and deletes split purchases, each in one database transaction. */
export function createGroups({ write, now, readCategories }: ChangeOptions) {
  const newDeletion = () => ({ deleted_at: now(), deletion_id: uuidv7() });

  /**
   * Adds the parts and returns them. Nothing changes if they exist with the same content. Throws `idConflict` if an id
   * exists with other content, and `recordNotFound` if the transaction to split does not exist.
   */
  async function add(caller: Caller, group: NewGroup): Promise<TransactionRow[]> {
    return await write(caller.userId, async (trx) => {
      const context = await readContext(trx, caller);
      const before = await requireSplitTransaction(trx, caller, group);
      const after = toPartRows({ ...group, groupId: group.id }, before, context);
      await requireAccount(trx, caller.userId, after[0]?.source_id ?? null);
      const existing = await findGroup(trx, caller.userId, group.id);
      if (existing.length > 0) {
        if (!haveSameContent(existing, after)) throw new AppError('idConflict');
        return existing;
      }
      await replaceWithTotals(trx, { before, after, deletion: newDeletion() });
      return after;
    });
  }

  /** Changes all parts and returns them. Throws `recordNotFound`, also for another user's purchase. */
  async function edit(caller: Caller, groupId: string, changes: GroupChanges): Promise<TransactionRow[]> {
    return await write(caller.userId, async (trx) => {
      const before = await requireGroup(trx, caller.userId, groupId);
      const context = await readContext(trx, caller);
      const after = applyChanges(before, groupId, changes, context);
      if (changes.account !== undefined) await requireAccount(trx, caller.userId, changes.account || null);
      await replaceWithTotals(trx, { before, after, deletion: newDeletion() });
      return after;
    });
  }

  /** Deletes all parts and returns them and the id that restores them. Throws `recordNotFound`. */
  async function remove({ userId }: Caller, groupId: string) {
    const deletion = newDeletion();
    const rows = await write(userId, async (trx) => {
      const found = await requireGroup(trx, userId, groupId);
      await deleteWithTotals(trx, found, deletion);
      return found;
    });
    return { rows, deletionId: deletion.deletion_id };
  }

  /** Read under the lock, because the currency may change until the first transaction exists. */
  async function readContext(trx: Writer, { userId, timeZone }: Caller): Promise<GroupContext> {
    const currency = await requireCurrency(trx, userId);
    return { userId, currency, timeZone, nowMs: now(), categories: await readCategories(trx, userId) };
  }

  return { add, edit, remove };
}

function applyChanges(
  before: readonly TransactionRow[],
  groupId: string,
  { split, ...sharedChanges }: GroupChanges,
  context: GroupContext,
): TransactionRow[] {
  const changed = changeSharedFields(before, sharedChanges, context);
  if (split === undefined) return changed;
  const { amount, parts } = split;
  const [first] = changed as [TransactionRow];
  const purchase = { type: first.type, ...toSharedFields(first, context), amount, parts };
  return toPartRows({ ...purchase, groupId: parts.length > 1 ? groupId : null }, changed, context);
}

/** Returns a list with the transaction to split; empty if the purchase is new. */
async function requireSplitTransaction(
  trx: Writer,
  { userId }: Caller,
  { type, splits, parts, id }: NewGroup,
): Promise<TransactionRow[]> {
  if (splits === undefined) return [];
  if (!parts.some((part) => part.id === splits)) throw fieldError('splits', 'invalid');
  const row = await requireTransaction(trx, userId, type, splits);
  const hasOtherGroup = row.group_id !== null && row.group_id !== id;
  // The transaction may be split if it is the only part left of its group.
  if (hasOtherGroup && (await findPartIds(trx, [row])).size > 0) throw new AppError('idConflict');
  return [row];
}

export async function requireGroup(
  trx: Parameters<typeof findGroup>[0],
  userId: string,
  groupId: string,
): Promise<TransactionRow[]> {
  const rows = await findGroup(trx, userId, groupId);
  if (rows.length === 0) throw new AppError('recordNotFound');
  return rows;
}

function haveSameContent(rows: readonly TransactionRow[], others: readonly TransactionRow[]): boolean {
  const byId = new Map(others.map((row) => [row.id, row]));
  return (
    rows.length === others.length &&
    rows.every((row) => {
      const other = byId.get(row.id);
      return other !== undefined && hasSameContent(row, other);
    })
  );
}
