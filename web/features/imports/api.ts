import { queryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { listImports } from '#shared/contract/imports.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

const KEY = ['imports'] as const;

/** The newest unfinished imports. */
export const unfinishedImportsQuery = queryOptions({
  queryKey: [...KEY, 'open'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listImports, { query: { state: 'open' } }, { signal }),
});

const PAGE_SIZE = 20;

/** The earlier imports, the newest first, page by page. */
export function usePastImports() {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    meta: { refetchOn: ['records'] },
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listImports, { query: { limit: PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Fetches again the queries whose data change with an import or its undo. */
export function refetchAfterImport(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY, predicate: ({ queryKey }) => queryKey[1] !== 'preview' });
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: queryKeys.categories });
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.refetchOn?.includes('records') === true,
    refetchType: 'active',
  });
}
