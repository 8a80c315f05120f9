import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { prefetchHistory } from '#web/features/transactions/write/history-api.ts';
import {
  changeFilters,
  readSearch,
  toParameters,
  type HistoryChanges,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';

/** Filters that are typed. Each further letter replaces the address, so that the Back button skips half-typed texts. */
const TYPED_FILTERS = ['q', 'min', 'max'] as const;

/** The search in the address, and functions that change and clear it. */
export function useHistorySearch() {
  const { decimals } = useFormat();
  const { known } = useCategories();
  const client = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readSearch(parameters, { decimals, known }), [parameters, decimals, known]);

  const goTo = useCallback(
    // Reads the current address, not the rendered search, because two filters may change before the next render.
    (toNext: (before: HistorySearch) => HistorySearch, replace: boolean) =>
      setParameters(
        (before) => {
          const next = toParameters(toNext(readSearch(before, { decimals, known })));
          prefetchHistory(client, readSearch(next, { decimals, known }));
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParameters, client, decimals, known],
  );
  const change = useCallback(
    (changes: HistoryChanges) =>
      goTo((before) => changeFilters(before, changes, known), isTypedFurther(search, changes)),
    [goTo, search, known],
  );
  const clear = useCallback(() => goTo(({ sort }) => (sort ? { sort } : {}), false), [goTo]);
  return { search, change, clear };
}

function isTypedFurther(search: HistorySearch, changes: HistoryChanges): boolean {
  return TYPED_FILTERS.some((name) => search[name] !== undefined && changes[name] !== undefined);
}
