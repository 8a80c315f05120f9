import { useQuery } from '@tanstack/react-query';
import { findSpelling } from '#shared/contract/search-spelling.ts';
import { call } from '#web/lib/api/call.ts';
import { HISTORIES_KEY } from '#web/features/transactions/write/histories-key.ts';
import { useHistoryTotals } from '#web/features/transactions/write/history-api.ts';
import { changeSearch, type HistorySearch } from '#web/features/transactions/write/history-search.ts';

/** The search that is shown: the typed one, or the nearest spelling where it finds nothing. */
export type Spelled = {
  search: HistorySearch;
  /** The words that were meant; undefined where the search is as typed. */
  words: string | undefined;
  /** Whether it is still being found out. */
  isPending: boolean;
};

export function useSpelling(typed: HistorySearch): Spelled {
  const own = useHistoryTotals(typed);
  const isEmpty = own.data?.count === 0 && !own.isPlaceholderData;
  const filters = changeSearch(typed, { sort: undefined });
  const isAsked = isEmpty && typed.q !== undefined;
  const { data, isLoading } = useQuery({
    queryKey: [...HISTORIES_KEY, 'spelling', filters],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(findSpelling, { query: filters }, { signal }),
    enabled: isAsked,
    retry: false,
  });
  const meant = isAsked ? data?.meant : undefined;
  return meant
    ? { search: { ...typed, q: meant.q }, words: meant.words, isPending: false }
    : { search: typed, words: undefined, isPending: isAsked && isLoading };
}
