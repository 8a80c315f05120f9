import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  UNCATEGORIZED,
  type FixedCategory,
} from '#shared/categories.ts';

const KNOWN: readonly string[] = [...EXPENSE_CATEGORIES, ...INCOME_CATEGORIES, UNCATEGORIZED];

/** Whether a name of the API is a known category; others are shown as uncategorized. */
export function isCategory(name: string): name is FixedCategory {
  return KNOWN.includes(name);
}

/** The category's name in `category-colors.css` and in `data-category`. */
export function categorySlug(category: string): string {
  return (isCategory(category) ? category : UNCATEGORIZED).replace(' ', '-');
}

/** The category's colour for strokes and fills, by a variable that follows the theme. */
export function categoryColor(category: string): string {
  return `var(--category-${categorySlug(category)})`;
}
