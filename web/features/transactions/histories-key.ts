import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { isCheaplyRefetched } from '#web/lib/api/refetch-cost.ts';

/** The lists and totals of the history, each followed by its search. */
export const HISTORIES_KEY = ['history'] as const;

/** Refetches what depends on transactions. */
export function refetchTransactions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: HISTORIES_KEY, predicate: isCheaplyRefetched });
}
