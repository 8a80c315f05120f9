import { useQueryClient } from '@tanstack/react-query';
import { addCategory, type CategoryItem } from '#shared/contract/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { call } from '../api/call.ts';
import { categoriesQuery } from './categories-query.ts';

/** Adds a category, and shows it at the end of its list. */
export function useAddCategory(): (body: BodyOf<typeof addCategory>) => Promise<CategoryItem> {
  const client = useQueryClient();
  return async (body) => {
    const added = await call(addCategory, { body });
    client.setQueryData(
      categoriesQuery.queryKey,
      (before) => before && { items: [...before.items.filter(({ id }) => id !== added.id), added] },
    );
    return added;
  };
}
