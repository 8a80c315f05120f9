import { CATEGORIES, UNCATEGORIZED } from '#shared/categories.ts';
import { Id } from '#shared/contract/record-fields.ts';
import { MAX_RESTORED_CATEGORIES, type RestoredCategory } from '#shared/contract/restore.ts';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { isFixed, listOwn } from './all-categories.ts';
import { selectCategories, upsertCategories, type CategoryRow } from './queries.ts';

/**
 * Restores the categories of an export in its order. The last of two with the same id counts. Throws
 * `tooManyCategories` and `validationFailed`.
 */
export async function restoreCategories(
  trx: Writer,
  userId: string,
  { categories, nowMs }: { categories: readonly RestoredCategory[]; nowMs: number },
): Promise<void> {
  if (categories.length === 0) return;
  const byId = new Map(categories.map((category) => [category.id, category]));
  const rows = categories.map((category, position): CategoryRow => {
    requireValid(category, `categories.${position}`);
    const { id, type, name, icon, colour } = category;
    const archived = Number(category.isArchived);
    const times = { created_at: nowMs, updated_at: nowMs };
    const merged_into = findSuccessor(category, byId);
    return { user_id: userId, id, type, name, icon, colour, position, archived, merged_into, ...times };
  });
  // PostgreSQL does not replace a row twice in one statement.
  await upsertCategories(trx, [...new Map(rows.map((row) => [row.id, row])).values()]);
  await requireRoom(trx, userId);
}

/** Refuses a wrong type, id or name, and uncategorized, which has no row. */
function requireValid({ id, type, name }: RestoredCategory, field: string): void {
  const hasMatchingType = !isFixed(id) || (CATEGORIES[type] as readonly string[]).includes(id);
  if (id === UNCATEGORIZED || !hasMatchingType) throw fieldError(`${field}.type`, 'invalid');
  if (isFixed(id)) return;
  if (!Id.safeParse(id).success) throw fieldError(`${field}.id`, 'invalid');
  if (name === null) throw fieldError(`${field}.name`, 'required');
}

/** Returns the category it was merged into: uncategorized, or one of the same type that was not merged itself. */
function findSuccessor(
  { type, mergedInto }: RestoredCategory,
  byId: ReadonlyMap<string, RestoredCategory>,
): string | null {
  if (mergedInto === null || mergedInto === UNCATEGORIZED) return mergedInto;
  const successor = byId.get(mergedInto);
  return successor?.type === type && successor.mergedInto === null ? mergedInto : null;
}

/** Checks the stored rows, since several requests together could exceed the limits. */
async function requireRoom(trx: Writer, userId: string): Promise<void> {
  const all = await selectCategories(trx, userId);
  if (listOwn(all).length > MAX_OWN_CATEGORIES || all.length > MAX_RESTORED_CATEGORIES)
    throw new AppError('tooManyCategories');
}
