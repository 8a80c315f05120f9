import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { isCheapToRefetch } from '#web/lib/api/refetch-cost.ts';

/** The common start of the query keys of the history's lists and totals. */
export const HISTORIES_KEY = ['history'] as const;

/** The start of the query keys of the latest transactions, before their type. */
export const LATEST_KEY = ['latest-transactions'] as const;

/** Fetches again all queries that depend on transactions. */
export function refetchTransactions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: LATEST_KEY });
  void client.invalidateQueries({ queryKey: queryKeys.tags });
  void client.invalidateQueries({ queryKey: HISTORIES_KEY, predicate: isCheapToRefetch });
}
