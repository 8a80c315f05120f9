import type { ImportedCategory } from '#shared/contract/imports.ts';
import { Id } from '#shared/contract/record-fields.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { isFixed, isNameTaken, toNewRow, withFixed } from './all-categories.ts';
import { requireRoom } from './categories.ts';
import { storeCategories, type User } from './change.ts';
import {
  deleteCategories,
  selectCategories,
  selectAddedByUndoneImports,
  selectUsedCategories,
  type CategoryRow,
} from './queries.ts';

/** The categories of an import; `field` is the path of each in the request. */
type ImportedRows = {
  rows: readonly { field: string; category: ImportedCategory }[];
  /** The instant at which the import was started; `removeUnused` finds its categories by this instant. */
  importedAt: number;
};

/** Adds and removes the categories of imports. Each function runs in the database transaction of its caller. */
export function createImportedCategories({ now }: { now: () => number }) {
  /**
   * Adds categories, and brings back archived ones; existing ones stay as they are. Returns whether anything changed.
   * Throws `categoryIdConflict`, `tooManyCategories`, and `nameTaken` for the field of the name.
   */
  async function add(trx: Writer, user: User, { rows, importedAt }: ImportedRows): Promise<boolean> {
    if (rows.length === 0) return false;
    const nowMs = now();
    const all = withFixed(user.userId, await selectCategories(trx, user.userId));
    const changedRows: CategoryRow[] = [];
    for (const { field, category } of rows) {
      const row = toChangedRow([...all, ...changedRows], user, { field, category, importedAt });
      if (row !== undefined) changedRows.push(row);
    }
    await storeCategories(trx, changedRows, nowMs);
    return changedRows.length > 0;
  }

  /** Removes unused categories that undone imports have added. Returns whether there were any. */
  async function removeUnused(trx: Writer, userId: string): Promise<boolean> {
    const added = await selectAddedByUndoneImports(trx, userId);
    if (added.length === 0) return false;
    const used = await selectUsedCategories(trx, userId);
    const unused = added.filter(({ id }) => !isFixed(id) && !used.has(id));
    await deleteCategories(trx, unused);
    return unused.length > 0;
  }

  return { add, removeUnused };
}

/** Returns the row of a category that is new or comes back; undefined if it exists. */
function toChangedRow(
  all: readonly CategoryRow[],
  user: User,
  { field, category, importedAt }: ImportedRows['rows'][number] & Pick<ImportedRows, 'importedAt'>,
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
  return toNewRow(user.userId, { id, type, name, icon: null, colour }, importedAt);
}
