import { useMemo } from 'react';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';

/** The categories that suggestions may name, with the names that the person sees. */
export function useMatchCategories(): readonly MatchCategory[] {
  const categories = useCategories();
  return useMemo(
    () =>
      TRANSACTION_TYPES.flatMap((type) =>
        categories.offered(type).map(({ id, name }) => ({ id, type, name })),
      ),
    [categories],
  );
}
