import { useQueryClient } from '@tanstack/react-query';
import { addCategory, editCategory, type CategoryItem } from '#shared/contract/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { addOrReplace } from '../api/add-or-replace.ts';
import { call } from '../api/call.ts';
import { changeShownCategories } from './change-shown-categories.ts';

export type NewCategory = BodyOf<typeof addCategory> & { id: string };

/** Adds a category. If the response was lost, it may be sent again, also with other content of the same type. */
export async function sendCategory(body: NewCategory): Promise<CategoryItem> {
  const { id, type: _, ...fields } = body;
  return await addOrReplace(
    () => call(addCategory, { body }),
    () => call(editCategory, { params: { id }, body: fields }),
  );
}

/** Adds a category, and shows it at the end of its list. */
export function useAddCategory(): (body: NewCategory) => Promise<CategoryItem> {
  const client = useQueryClient();
  return async (body) => {
    const added = await sendCategory(body);
    await changeShownCategories(client, (items) => [...items.filter(({ id }) => id !== added.id), added]);
    return added;
  };
}
