import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { isFixed, resolve } from './all-categories.ts';
import { requireChangeable, type Change, type RunChange, type User } from './change.ts';
import { deleteCategories, updateMergedInto, type CategoryRow } from './queries.ts';

/** The maximum number of merged or deleted categories of a user that are kept; older ones are deleted. */
const MAX_MERGED = 200;

/** Moves a category's transactions, and deleted ones that can be restored. Returns the number of each. */
export type MoveTransactions = (
  trx: Writer,
  move: { userId: string; type: TransactionType; from: string; to: string },
) => Promise<{ moved: number; movedDeleted: number }>;

/** Merges and deletes categories; both return the number of moved transactions. */
export function createMerges(run: RunChange, moveTransactions: MoveTransactions) {
  /**
   * Moves all transactions of a category to another of its type. Throws `categoryNotFound`, `categoryFixed` for
   * uncategorized, and `categoryUnknown` or `invalid` for the field `into`.
   */
  async function merge(user: User, id: string, into: string): Promise<number> {
    return await run(user, async (change) => {
      const from = requireChangeable(change.all, id);
      const to = resolve(change.all, from.type, into);
      if (to === undefined) throw fieldError('into', 'categoryUnknown');
      if (to === id) throw fieldError('into', 'invalid');
      const { moved } = await moveAll(change, from, to);
      await keepAsMerged(change, from, to);
      return moved;
    });
  }

  /** Deletes a category; its transactions become uncategorized. Throws `categoryNotFound`, `categoryFixed`. */
  async function remove(user: User, id: string): Promise<number> {
    return await run(user, async (change) => {
      const category = requireChangeable(change.all, id);
      if (isFixed(id)) throw new AppError('categoryFixed');
      if (category.merged_into !== null) return 0;
      const { moved, movedDeleted } = await moveAll(change, category, UNCATEGORIZED);
      // A browser that has not read the change may still send a category that was used.
      if (moved + movedDeleted > 0) await keepAsMerged(change, category, UNCATEGORIZED);
      else await deleteCategories(change.trx, [category]);
      return moved;
    });
  }

  async function moveAll({ trx }: Change, { user_id: userId, type, id: from }: CategoryRow, to: string) {
    await updateMergedInto(trx, userId, { from, to });
    return await moveTransactions(trx, { userId, type, from, to });
  }

  return { merge, remove };
}

/** Keeps a merged category as an alias of the category that took over, and deletes the oldest aliases. */
async function keepAsMerged({ trx, all, store }: Change, category: CategoryRow, into: string): Promise<void> {
  await store([{ ...category, archived: 1, merged_into: into }]);
  const others = all.filter(
    ({ id, merged_into }) => merged_into !== null && !isFixed(id) && id !== category.id,
  );
  const latestFirst = others.toSorted((a, b) => b.updated_at - a.updated_at);
  await deleteCategories(trx, latestFirst.slice(MAX_MERGED - 1));
}
