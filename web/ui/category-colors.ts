import { UNCATEGORIZED } from '#shared/categories.ts';
import { isFixedCategory, type CategoryLook } from '#web/lib/categories/categories.ts';

/** The category's colour in `category-colors.css` and in `data-category`. */
export function categorySlug({ id, colour }: Pick<CategoryLook, 'id' | 'colour'>): string {
  return colour ?? (isFixedCategory(id) ? id : UNCATEGORIZED).replace(' ', '-');
}

/** The category's colour for strokes and fills, by a variable that follows the theme. */
export function categoryColor(category: Pick<CategoryLook, 'id' | 'colour'>): string {
  return `var(--category-${categorySlug(category)})`;
}
