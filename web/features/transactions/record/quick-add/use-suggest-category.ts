import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { getImportHistory } from '#shared/contract/import-history.ts';
import { call } from '#web/lib/api/call.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { SuggestCategory } from './suggest-category.ts';

const FRESH_MS = 10 * 60_000;

/** Fetches the user's history, and loads the code that learns from it. */
function historyQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: ['quick-add', 'history', day],
    queryFn: async ({ signal }) => {
      const [known, { learnCategories }] = await Promise.all([
        call(getImportHistory, { query: { from: day, to: day } }, { signal }),
        import('./suggest-category.ts'),
      ]);
      return { known, learnCategories };
    },
    staleTime: FRESH_MS,
    structuralSharing: false,
  });
}

/** Returns a function that suggests a category; until the history has loaded, it returns the mentioned category. */
export function useSuggestCategory(): SuggestCategory {
  const { today } = useFormat();
  const { offered } = useCategories();
  const day = today();
  const { data } = useQuery(historyQuery(day));
  return useMemo(() => {
    if (data === undefined) return (_type, _description, mentionedId) => mentionedId;
    const categories = TRANSACTION_TYPES.flatMap((type) =>
      offered(type).map(({ id, name }) => ({ id, type, name })),
    );
    return data.learnCategories(data.known, { today: day, categories });
  }, [data, offered, day]);
}
