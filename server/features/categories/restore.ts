import { CATEGORIES, UNCATEGORIZED } from '#shared/categories.ts';
import type { RestoredCategory } from '#shared/contract/restore.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { isFixed } from './all-categories.ts';
import { upsertCategories, type CategoryRow } from './queries.ts';

/**
 * Puts the categories of an export back, in its order; of two with the same id the last counts. Throws `validationFailed` for a fixed one of the other type, and
 * for uncategorized, which has no row.
 */
export async function restoreCategories(
  trx: Writer,
  userId: string,
  { categories, nowMs }: { categories: readonly RestoredCategory[]; nowMs: number },
): Promise<void> {
  const known = new Set([UNCATEGORIZED, ...categories.map(({ id }) => id)]);
  const rows = categories.map((category, position): CategoryRow => {
    const { id, type, name, icon, colour, mergedInto } = category;
    const isOfType = !isFixed(id) || (CATEGORIES[type] as readonly string[]).includes(id);
    if (id === UNCATEGORIZED || !isOfType) throw fieldError(`categories.${position}.type`, 'invalid');
    // Without the one that took over, it would stand for none.
    const merged_into = mergedInto !== null && known.has(mergedInto) ? mergedInto : null;
    const archived = Number(category.isArchived);
    const times = { created_at: nowMs, updated_at: nowMs };
    return { user_id: userId, id, type, name, icon, colour, position, archived, merged_into, ...times };
  });
  // PostgreSQL does not replace a row twice in one statement.
  await upsertCategories(trx, [...new Map(rows.map((row) => [row.id, row])).values()]);
}
