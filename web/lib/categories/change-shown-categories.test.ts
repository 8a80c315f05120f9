import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { categoriesQuery } from './categories-query.ts';
import { changeShownCategories } from './change-shown-categories.ts';
import { fixedCategory } from './testing/fixed-category.ts';

const BEFORE = fixedCategory('food');

test('a list that was read before a change was saved does not replace the change', async () => {
  const client = new QueryClient();
  const { queryKey } = categoriesQuery;
  client.setQueryData(queryKey, { items: [BEFORE] });
  const reading = Promise.withResolvers<{ items: CategoryItem[] }>();
  const fetched = client.fetchQuery({ queryKey, queryFn: () => reading.promise });
  await changeShownCategories(client, (items) => items.map((item) => ({ ...item, isArchived: true })));
  reading.resolve({ items: [BEFORE] });
  await fetched.catch(() => undefined);
  expect(client.getQueryData(queryKey)?.items).toEqual([{ ...BEFORE, isArchived: true }]);
});
