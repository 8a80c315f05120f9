import type { ImportedCategory } from '#shared/contract/imports.ts';
import { Id } from '#shared/contract/record-fields.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { isFixed, isNameTaken, withFixed } from './all-categories.ts';
import { requireRoom } from './categories.ts';
import { storeCategories, type User } from './change.ts';
import {
  deleteCategories,
  selectCategories,
  selectMadeByUndone,
  selectUsedCategories,
  type CategoryRow,
} from './queries.ts';

/** New categories of an import; `field` is where the request has each of them. */
type NewOnes = {
  rows: readonly { field: string; category: ImportedCategory }[];
  /** When the import was started. Its categories have this very instant, by which `removeUnused` knows them. */
  importedAt: number;
};

/** Adds and removes the categories of imports. Each function runs in the database transaction of its caller. */
export function createImportedCategories({ now }: { now: () => number }) {
  /**
   * Adds categories, and brings archived ones back; those that are there change nothing. Returns whether anything
   * changed. Throws `categoryIdConflict`, `tooManyCategories`, and `nameTaken` for the name of each.
   */
  async function add(trx: Writer, user: User, { rows, importedAt }: NewOnes): Promise<boolean> {
    if (rows.length === 0) return false;
    const nowMs = now();
    const all = withFixed(user.userId, await selectCategories(trx, user.userId));
    const changed: CategoryRow[] = [];
    for (const { field, category } of rows) {
      const row = toChanged([...all, ...changed], user, { field, category, importedAt });
      if (row !== undefined) changed.push(row);
    }
    await storeCategories(trx, changed, nowMs);
    return changed.length > 0;
  }

  /** Removes what undone imports have added and nothing uses any more. Returns whether there was any. */
  async function removeUnused(trx: Writer, userId: string): Promise<boolean> {
    const made = await selectMadeByUndone(trx, userId);
    if (made.length === 0) return false;
    const used = await selectUsedCategories(trx, userId);
    const unused = made.filter(({ id }) => !isFixed(id) && !used.has(id));
    await deleteCategories(trx, unused);
    return unused.length > 0;
  }

  return { add, removeUnused };
}

/** The row of a category that is new or comes back. */
function toChanged(
  all: readonly CategoryRow[],
  user: User,
  { field, category, importedAt }: NewOnes['rows'][number] & Pick<NewOnes, 'importedAt'>,
): CategoryRow | undefined {
  const { id, type, name, colour } = category;
  const existing = all.findLast((row) => row.id === id);
  if (existing !== undefined) {
    if (existing.type !== type) throw new AppError('categoryIdConflict');
    return existing.archived === 1 && existing.merged_into === null
      ? { ...existing, archived: 0 }
      : undefined;
  }
  if (!Id.safeParse(id).success) throw fieldError(`${field}.id`, 'invalid');
  requireRoom(all);
  if (isNameTaken(all, category, user.language)) throw fieldError(`${field}.name`, 'nameTaken');
  const look = { name, icon: null, colour, position: null };
  const state = { archived: 0, merged_into: null, created_at: importedAt, updated_at: importedAt };
  return { user_id: user.userId, id, type, ...look, ...state };
}
