import { useMemo } from 'react';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';

/** The categories that suggestions may name, with the names that the person sees. */
export function useMatchCategories(): readonly MatchCategory[] {
  const categories = useCategories();
  return useMemo(() => toMatchCategories(categories), [categories]);
}

/** The same of a list. */
export function toMatchCategories({ offered }: Categories): MatchCategory[] {
  return TRANSACTION_TYPES.flatMap((type) => offered(type).map(({ id, name }) => ({ id, type, name })));
}
