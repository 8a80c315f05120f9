import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { isCheaplyRefetched } from '#web/lib/api/refetch-cost.ts';

/** The lists and totals of the history, each followed by its search. */
export const HISTORIES_KEY = ['history'] as const;

/** The latest transactions of each type. */
export const LATEST_KEY = ['latest-transactions'] as const;

/** Refetches what depends on transactions. */
export function refetchTransactions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: LATEST_KEY });
  void client.invalidateQueries({ queryKey: queryKeys.tags });
  void client.invalidateQueries({ queryKey: HISTORIES_KEY, predicate: isCheaplyRefetched });
}
