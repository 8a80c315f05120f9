import type { QueryClient } from '@tanstack/react-query';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { categoriesQuery } from './categories-query.ts';

/** Shows a saved change of the list at once. A list that was read before the change was saved cannot replace it. */
export async function changeShownCategories(
  client: QueryClient,
  change: (items: readonly CategoryItem[]) => CategoryItem[],
): Promise<void> {
  const { queryKey } = categoriesQuery;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (before) => before && { items: change(before.items) });
  void client.invalidateQueries({ queryKey });
}
