import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  UNCATEGORIZED,
  type Category as FixedCategory,
  type TransactionType,
} from '#shared/categories.ts';
import type { CategoryColour, CategoryIcon } from '#shared/category-looks.ts';
import type { CategoryItem } from '#shared/contract/categories.ts';

const FIXED: readonly string[] = [...EXPENSE_CATEGORIES, ...INCOME_CATEGORIES, UNCATEGORIZED];

/** Whether an id is a word of spec section 3, which has a name in every language. */
export function isFixedCategory(id: string): id is FixedCategory {
  return FIXED.includes(id);
}

/** How a category looks. Without an icon or colour of its own, a fixed one has those of its word. */
export type CategoryLook = { id: string; icon: CategoryIcon | null; colour: CategoryColour | null };

/** A category with the name that the screen shows. */
export type NamedCategory = CategoryLook & Pick<CategoryItem, 'isFixed' | 'isArchived'> & { name: string };

export type Categories = {
  /** The categories of a type in the person's order, uncategorized last; also the given one if it is archived. */
  offered: (type: TransactionType, present?: string) => NamedCategory[];
  /** All of a type that may have transactions: first those that are offered, then the archived ones. */
  listed: (type: TransactionType) => NamedCategory[];
  /** The category of a transaction: of a merged one that which took over, of an unknown one uncategorized. */
  find: (id: string) => NamedCategory;
  /** Whether a type has the category. */
  isOfType: (id: string, type: TransactionType) => boolean;
  /** The names by id. */
  names: Record<string, string>;
};

/** The categories of a list; `word` is the name of a fixed one in the language of the screen. */
export function toCategories(
  items: readonly CategoryItem[],
  word: (id: FixedCategory) => string,
): Categories {
  const byId = new Map(items.map((item) => [item.id, item]));
  const none = toNamed({ id: UNCATEGORIZED }, word);
  const kept = items.filter(({ id, mergedInto }) => mergedInto === null && id !== UNCATEGORIZED);
  const named = new Map(kept.map((item) => [item.id, toNamed(item, word)]));
  const find = (id: string) => named.get(resolve(byId, id)) ?? none;
  const ofType = (type: TransactionType) => kept.filter((item) => item.type === type).map(({ id }) => find(id));
  return {
    offered: (type, present) => [
      ...ofType(type).filter(({ id, isArchived }) => !isArchived || id === resolve(byId, present ?? '')),
      none,
    ],
    listed: (type) => ofType(type).toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived)),
    find,
    isOfType: (id, type) => id === UNCATEGORIZED || byId.get(resolve(byId, id))?.type === type,
    names: Object.fromEntries([...named.values(), none].map(({ id, name }) => [id, name])),
  };
}

function toNamed(
  { id, ...item }: Partial<CategoryItem> & { id: string },
  word: (id: FixedCategory) => string,
): NamedCategory {
  const { name, icon = null, colour = null, isArchived = false } = item;
  const isFixed = isFixedCategory(id);
  return { id, name: name ?? (isFixed ? word(id) : ''), icon, colour, isArchived, isFixed };
}

/** The id of the category that took over, step by step; never more steps than there are categories. */
function resolve(byId: ReadonlyMap<string, CategoryItem>, id: string): string {
  let found = id;
  for (let left = byId.size; left > 0; left--) {
    const into = byId.get(found)?.mergedInto ?? null;
    if (into === null) return found;
    found = into;
  }
  return found;
}
