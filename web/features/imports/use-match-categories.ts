import { useMemo } from 'react';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';

/** The categories that may be suggested, with their names in the user's language. */
export function useMatchCategories(): readonly MatchCategory[] {
  const categories = useCategories();
  return useMemo(() => toMatchCategories(categories), [categories]);
}

/** Converts the offered categories for matching. */
export function toMatchCategories({ offered }: Categories): MatchCategory[] {
  return TRANSACTION_TYPES.flatMap((type) => offered(type).map(({ id, name }) => ({ id, type, name })));
}
