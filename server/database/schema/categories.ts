import type { CategoryColour, CategoryIcon } from '#shared/category-looks.ts';

/** A category that a user made, or what they changed of a fixed one; an unchanged fixed one has no row. */
export type CategoriesTable = {
  user_id: string;
  id: string;
  type: 'expense' | 'income';
  /** Null for a fixed one that is called as in the reader's language. */
  name: string | null;
  icon: CategoryIcon | null;
  colour: CategoryColour | null;
  /** Among those of its type; those without one follow. */
  position: number | null;
  archived: number;
  /** The category that took over its transactions; that one is never merged itself. */
  merged_into: string | null;
  created_at: number;
  updated_at: number;
};
