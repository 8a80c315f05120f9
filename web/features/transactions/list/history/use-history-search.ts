import { useCallback, useMemo } from 'react';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import {
  changeFilters,
  readSearch,
  toParameters,
  type HistoryChanges,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';

/** Typed filters replace the address, so that Back skips what was half typed. */
const TYPED = ['q', 'min', 'max'] as const;

/** The search in the address, and how to change it. */
export function useHistorySearch() {
  const { decimals } = useFormat();
  const { known } = useCategories();
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readSearch(parameters, { decimals, known }), [parameters, decimals, known]);

  const goTo = useCallback(
    // Not the search that shows: two filters may be chosen before the next render.
    (toNext: (before: HistorySearch) => HistorySearch, replace: boolean) =>
      setParameters((before) => toParameters(toNext(readSearch(before, { decimals, known }))), {
        replace,
        preventScrollReset: true,
      }),
    [setParameters, decimals, known],
  );
  const change = useCallback(
    (changes: HistoryChanges) =>
      goTo((before) => changeFilters(before, changes, known), isTypedOn(search, changes)),
    [goTo, search, known],
  );
  const clear = useCallback(() => goTo(({ sort }) => (sort ? { sort } : {}), false), [goTo]);
  return { search, change, clear };
}

function isTypedOn(search: HistorySearch, changes: HistoryChanges): boolean {
  return TYPED.some((name) => search[name] !== undefined && changes[name] !== undefined);
}
