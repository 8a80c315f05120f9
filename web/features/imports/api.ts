import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { getImportHistory, listImports } from '#shared/contract/imports.ts';
import { listSources } from '#shared/contract/sources.ts';
import type { Known } from '#shared/import/match/types.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

const KEY = ['imports'] as const;

const sourcesQuery = queryOptions({
  queryKey: [...KEY, 'sources'],
  queryFn: ({ signal }) => call(listSources, {}, { signal }),
});

export function useSources() {
  return useQuery(sourcesQuery);
}

export const importsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listImports, {}, { signal }),
});

/** What the account has around the days of the files. */
export async function fetchKnown(period: { from: string; to: string }, signal: AbortSignal): Promise<Known> {
  return await call(getImportHistory, { query: period }, { signal });
}

/** Fetches again what an import or its undoing changes. */
export function refetchAfterImport(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY, predicate: ({ queryKey }) => queryKey[1] !== 'preview' });
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.refetchOn?.includes('records') === true,
    refetchType: 'active',
  });
}
