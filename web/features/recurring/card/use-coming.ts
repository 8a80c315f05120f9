import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useToday } from '#web/lib/format/use-today.ts';

/**
 * The waiting and the next payments, fetched again each day. The page of the first visit may contain them; the code that
 * fetches them loads only when needed.
 */
export function useComing() {
  return useQuery({
    queryKey: [...queryKeys.coming, useToday()],
    meta: { refetchOn: ['records'] },
    queryFn: async ({ signal }) => (await import('../api.ts')).fetchComing(signal),
    placeholderData: keepPreviousData,
    // Data in the page of the first visit must not be fetched again at once.
    staleTime: 10_000,
  });
}
