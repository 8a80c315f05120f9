import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** What waits and what is due in the next seven days. The page brings it; its code loads where it does not. */
export const comingQuery = queryOptions({
  queryKey: queryKeys.coming,
  meta: { refetchOn: ['records'] },
  queryFn: async ({ signal }) => (await import('../api.ts')).fetchComing(signal),
  // Only what the page brought along must not be fetched again at once.
  staleTime: 10_000,
});
