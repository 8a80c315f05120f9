import { queryOptions, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { listImports } from '#shared/contract/imports.ts';
import { getImportHistory } from '#shared/contract/import-history.ts';
import type { Known } from '#shared/import/match/types.ts';
import { call } from '#web/lib/api/call.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

const KEY = ['imports'] as const;

export function useSources() {
  return useQuery(sourcesQuery);
}

/** The newest of those that are unfinished. */
export const openImportsQuery = queryOptions({
  queryKey: [...KEY, 'open'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listImports, { query: { state: 'open' } }, { signal }),
});

const PAST_AT_ONCE = 20;

/** What was imported before, the newest first, page by page. */
export function usePastImports() {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    meta: { refetchOn: ['records'] },
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listImports, { query: { limit: PAST_AT_ONCE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** What the account has around the days of the files. */
export async function fetchKnown(period: { from: string; to: string }, signal: AbortSignal): Promise<Known> {
  return await call(getImportHistory, { query: period }, { signal });
}

/** Fetches again what an import or its undoing changes. */
export function refetchAfterImport(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY, predicate: ({ queryKey }) => queryKey[1] !== 'preview' });
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: queryKeys.categories });
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.refetchOn?.includes('records') === true,
    refetchType: 'active',
  });
}
