import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import {
  exportTransactions,
  getTransactionTotals,
  listTransactions,
} from '#shared/contract/transaction-history.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { HISTORIES_KEY } from './histories-key.ts';
import { isCheapToRefetch } from '#web/lib/api/refetch-cost.ts';
import { changeSearch, toParameters, type HistorySearch } from './history-search.ts';

/** The start of the query keys of the loaded lists, before their search. */
export const LISTS_KEY = [...HISTORIES_KEY, 'list'] as const;

/** Fetches the transactions of a search, page by page. The previous list shows until the new one has loaded. */
export function useHistory(search: HistorySearch) {
  return useInfiniteQuery(listQuery(search));
}

/** Fetches the number of transactions that a search finds, and their sums. */
export function useHistoryTotals(search: HistorySearch) {
  return useQuery(totalsQuery(search));
}

/** Sends the requests of a search that nobody has made yet, before the screen of it renders. */
export function prefetchHistory(client: QueryClient, search: HistorySearch): void {
  // A result that is out of date is fetched again when it shows.
  void client.prefetchInfiniteQuery({ ...listQuery(search), staleTime: Infinity });
  void client.prefetchQuery({ ...totalsQuery(search), staleTime: Infinity });
}

function listQuery(search: HistorySearch) {
  return infiniteQueryOptions({
    queryKey: [...LISTS_KEY, search],
    meta: { refetchOn: ['records'] },
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listTransactions, { query: { ...search, limit: MAX_PAGE_SIZE, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: isCheapToRefetch,
    refetchOnWindowFocus: isCheapToRefetch,
    refetchOnReconnect: isCheapToRefetch,
  });
}

function totalsQuery(search: HistorySearch) {
  const filters = changeSearch(search, { sort: undefined });
  return queryOptions({
    queryKey: [...HISTORIES_KEY, 'totals', filters],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getTransactionTotals, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns the address of a CSV file with the transactions of a search. */
export function csvAddress(search: HistorySearch): string {
  const parameters = toParameters(search);
  return parameters.size > 0
    ? `${exportTransactions.path}?${parameters.toString()}`
    : exportTransactions.path;
}

export type Totals = NonNullable<ReturnType<typeof useHistoryTotals>['data']>;
