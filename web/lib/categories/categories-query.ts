import { queryOptions } from '@tanstack/react-query';
import { listCategories } from '#shared/contract/category-list.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The person's categories, which the page contains. They are fetched again after a change in another tab or device. */
export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  meta: { refetchOn: ['categories'] },
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 60_000,
});
