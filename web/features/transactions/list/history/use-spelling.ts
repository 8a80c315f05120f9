import { useQuery } from '@tanstack/react-query';
import { findSpelling } from '#shared/contract/search-spelling.ts';
import { call } from '#web/lib/api/call.ts';
import { HISTORIES_KEY } from '#web/features/transactions/write/histories-key.ts';
import { useHistoryTotals } from '#web/features/transactions/write/history-api.ts';
import { changeSearch, type HistorySearch } from '#web/features/transactions/write/history-search.ts';

/** The search that shows: the typed search, or its nearest spelling if the typed search finds nothing. */
export type SpelledSearch = {
  search: HistorySearch;
  /** The words of the nearest spelling; undefined if the typed search shows. */
  words: string | undefined;
  /** The spelling is still being looked up. */
  isPending: boolean;
};

export function useSpelling(typed: HistorySearch): SpelledSearch {
  const typedTotals = useHistoryTotals(typed);
  const isEmpty = typedTotals.data?.count === 0 && !typedTotals.isPlaceholderData;
  const filters = changeSearch(typed, { sort: undefined });
  const isAsked = isEmpty && typed.q !== undefined;
  const { data, isLoading } = useQuery({
    queryKey: [...HISTORIES_KEY, 'spelling', filters],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(findSpelling, { query: filters }, { signal }),
    enabled: isAsked,
    retry: false,
  });
  const nearest = isAsked ? data?.meant : undefined;
  return nearest
    ? { search: { ...typed, q: nearest.q }, words: nearest.words, isPending: false }
    : { search: typed, words: undefined, isPending: isAsked && isLoading };
}
