import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useToday } from '#web/lib/format/use-today.ts';

/**
 * The payments that wait and the next ones, fetched anew each day. The first page often brings them along; the code
 * that fetches them loads only when needed.
 */
export function useComing() {
  return useQuery({
    queryKey: [...queryKeys.coming, useToday()],
    meta: { refetchOn: ['records'] },
    queryFn: async ({ signal }) => (await import('../api.ts')).fetchComing(signal),
    placeholderData: keepPreviousData,
    // Data that the page brought along must not be fetched again at once.
    staleTime: 10_000,
  });
}
