import type { CategoryColour, CategoryIcon } from '#shared/category-looks.ts';

/** A category that a user has added, or a fixed one that the user has changed. Unchanged fixed ones have no row. */
export type CategoriesTable = {
  user_id: string;
  id: string;
  type: 'expense' | 'income';
  /** Null for a fixed category with its name in the user's language. */
  name: string | null;
  icon: CategoryIcon | null;
  colour: CategoryColour | null;
  /** The position among the categories of its type. Those without a position follow. */
  position: number | null;
  archived: number;
  /** The category to which its transactions were moved. That category is never merged itself. */
  merged_into: string | null;
  created_at: number;
  updated_at: number;
};
