import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  UNCATEGORIZED,
  type FixedCategory,
  type TransactionType,
} from '#shared/categories.ts';
import type { CategoryColour, CategoryIcon } from '#shared/category-looks.ts';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { toNameKey } from '#shared/search-text.ts';

const FIXED: readonly string[] = [...EXPENSE_CATEGORIES, ...INCOME_CATEGORIES, UNCATEGORIZED];

/** Whether an id is a fixed category, which has a name in every language. */
export function isFixedCategory(id: string): id is FixedCategory {
  return FIXED.includes(id);
}

/** The icon and the colour that the person chose. A fixed category without them has the defaults of its id. */
export type CategoryLook = { id: string; icon: CategoryIcon | null; colour: CategoryColour | null };

export type NamedCategory = CategoryLook & {
  name: string;
  /** Undefined for uncategorized, which both types have. */
  type: TransactionType | undefined;
  isArchived: boolean;
};

export type Categories = {
  /**
   * The categories of a type in the person's order, uncategorized last; `present` is included even if it is archived.
   */
  offered: (type: TransactionType, present?: string) => NamedCategory[];
  /** All categories of a type that were not merged, the archived ones last, without uncategorized. */
  listed: (type: TransactionType) => NamedCategory[];
  /** Finds the archived category with a name, without regard to case and accents. */
  archivedNamed: (type: TransactionType, name: string) => NamedCategory | undefined;
  /** The merged fixed categories of a type, which can come back as categories without transactions. */
  mergedFixed: (type: TransactionType) => NamedCategory[];
  /** Finds a category by its id; for a merged one, the category that took over. */
  known: (id: string) => NamedCategory | undefined;
  /** Finds a category as `known` does, and returns uncategorized for an unknown id. */
  find: (id: string) => NamedCategory;
  /** The names by id. */
  names: Record<string, string>;
};

/** Names the categories of a list. `toName` returns the standard name of a fixed one in the language of the screen. */
export function toCategories(
  items: readonly CategoryItem[],
  toName: (id: FixedCategory) => string,
): Categories {
  const byId = new Map(items.map((item) => [item.id, item]));
  const none: NamedCategory = { ...PLAIN, id: UNCATEGORIZED, name: toName(UNCATEGORIZED) };
  const all = [...byId.values()].filter(({ id }) => id !== UNCATEGORIZED);
  const named = all.filter(({ mergedInto }) => mergedInto === null).map((item) => toNamed(item, toName));
  const shown = new Map<string, NamedCategory>([...named, none].map((category) => [category.id, category]));
  const known = (id: string) => shown.get(resolve(byId, id));
  const ofType = (type: TransactionType) => named.filter((category) => category.type === type);
  return {
    offered: (type, present = UNCATEGORIZED) => [
      ...ofType(type).filter((category) => !category.isArchived || category === known(present)),
      none,
    ],
    listed: (type) => ofType(type).toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived)),
    archivedNamed: (type, name) =>
      ofType(type).find((category) => category.isArchived && toNameKey(category.name) === toNameKey(name)),
    mergedFixed: (type) =>
      all
        .filter((item) => item.type === type && item.isFixed && item.mergedInto !== null)
        .map((item) => toNamed(item, toName)),
    known,
    find: (id) => known(id) ?? none,
    names: Object.fromEntries([...shown].map(([id, { name }]) => [id, name])),
  };
}

function toNamed(
  { id, name, type, icon, colour, isArchived }: CategoryItem,
  toName: (id: FixedCategory) => string,
): NamedCategory {
  const shown = name ?? (isFixedCategory(id) ? toName(id) : '');
  return { id, name: shown, type, icon, colour, isArchived };
}

const PLAIN = { type: undefined, icon: null, colour: null, isArchived: false };

/** Follows merges to the category that took over. Merges may form a circle, so the number of steps is limited. */
function resolve(byId: ReadonlyMap<string, CategoryItem>, id: string): string {
  let currentId = id;
  for (let steps = 0; steps < byId.size; steps++) {
    const into = byId.get(currentId)?.mergedInto ?? null;
    if (into === null) return currentId;
    currentId = into;
  }
  return currentId;
}
