import type { CategoryItem } from '#shared/contract/category-list.ts';
import { toLine } from '#shared/import/match/text-line.ts';
import { MAX_CATEGORY_NAME_LENGTH } from '#shared/limits.ts';
import { toNameKey } from '#shared/search-text.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { nextColour } from '#web/lib/categories/next-colour.ts';
import type { CategoryMap, FileCategory } from './mapping.ts';

/** A category that saving creates with its first row, or an archived category of the same name that saving restores. */
export type PlannedCategory = CategoryItem & { name: string };

export type Planned = { categories: readonly PlannedCategory[]; ids: CategoryMap };

type Existing = { items: readonly CategoryItem[]; categories: Pick<Categories, 'archivedNamed' | 'listed'> };

/**
 * Plans a new category for each category of the files, without saving it. `ids` has the planned ids by the keys of the
 * files' categories.
 */
export function planCategories(
  found: readonly FileCategory[],
  { items, categories }: Existing,
  toId: (name: string) => string,
): Planned {
  const byName = new Map<string, PlannedCategory>();
  const ids: Record<string, string> = {};
  for (const { key, name: nameInFile, type } of found) {
    const name = toLine(nameInFile, MAX_CATEGORY_NAME_LENGTH);
    const archived = categories.archivedNamed(type, name);
    const item = items.find(({ id }) => id === archived?.id);
    const nameKey = `${type} ${toNameKey(name)}`;
    const planned = byName.get(nameKey) ?? {
      id: toId(nameKey),
      type,
      icon: null,
      colour: nextColour([...categories.listed(type), ...byName.values()]),
      isFixed: false,
      mergedInto: null,
      ...item,
      name,
      isArchived: false,
    };
    byName.set(nameKey, planned);
    ids[key] = planned.id;
  }
  return { categories: [...byName.values()], ids };
}

/** Keeps the planned categories that are used. */
export function onlyUsed({ categories, ids }: Planned, used: ReadonlySet<string | undefined>): Planned {
  return {
    categories: categories.filter(({ id }) => used.has(id)),
    ids: Object.fromEntries(Object.entries(ids).filter(([, id]) => used.has(id))),
  };
}
