import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { editCategory, type CategoryItem } from '#shared/contract/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { call } from '../api/call.ts';
import { categoriesQuery } from './categories-query.ts';

export type CategoryChanges = BodyOf<typeof editCategory>;

/** Saves changes of a category and shows them. */
export function useEditCategory(): (id: string, changes: CategoryChanges) => Promise<void> {
  const client = useQueryClient();
  return async (id, changes) => {
    const edited = await call(editCategory, { params: { id }, body: changes });
    changeShownCategory(client, id, () => edited);
  };
}

/** Shows a change of a category at once. */
export function changeShownCategory(
  client: QueryClient,
  id: string,
  change: (before: CategoryItem) => CategoryItem,
): void {
  client.setQueryData(
    categoriesQuery.queryKey,
    (list) => list && { items: list.items.map((item) => (item.id === id ? change(item) : item)) },
  );
}
