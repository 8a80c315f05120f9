import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { editCategory, type CategoryItem } from '#shared/contract/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { call } from '../api/call.ts';
import { changeShownCategories } from './change-shown-categories.ts';

export type CategoryChanges = BodyOf<typeof editCategory>;

export function useEditCategory(): (id: string, changes: CategoryChanges) => Promise<void> {
  const client = useQueryClient();
  return async (id, changes) => {
    const edited = await call(editCategory, { params: { id }, body: changes });
    await changeShownCategory(client, id, () => edited);
  };
}

/** Shows a saved change of a category at once. */
export async function changeShownCategory(
  client: QueryClient,
  id: string,
  change: (category: CategoryItem) => CategoryItem,
): Promise<void> {
  await changeShownCategories(client, (items) => items.map((item) => (item.id === id ? change(item) : item)));
}
