import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listDeleted } from '#shared/contract/deleted-transactions.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { HISTORIES_KEY } from '#web/features/transactions/write/histories-key.ts';

/** Fetches the deleted transactions that a search finds, page by page. Each visit starts with a new first page. */
export function useDeleted(q: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...HISTORIES_KEY, 'deleted', q ?? ''],
    meta: { refetchOn: ['records'] },
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listDeleted, { query: { q, limit: MAX_PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
