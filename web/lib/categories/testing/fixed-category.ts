import type { CategoryItem } from '#shared/contract/categories.ts';

/** A fixed category of expenses that nobody has changed. */
export const fixedCategory = (id: string): CategoryItem => ({
  id,
  type: 'expense',
  name: null,
  icon: null,
  colour: null,
  isFixed: true,
  isArchived: false,
  mergedInto: null,
});
