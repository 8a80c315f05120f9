import { useQuery } from '@tanstack/react-query';
import { getTransactionTotals } from '#shared/contract/transaction-history.ts';
import { call } from '#web/lib/api/call.ts';

/** How many transactions a category has. */
export function useTransactionCount(category: string) {
  return useQuery({
    queryKey: ['category-count', category],
    queryFn: ({ signal }) => call(getTransactionTotals, { query: { category } }, { signal }),
    // It is asked anew for each dialog, and stays the same while one is open.
    gcTime: 0,
    select: ({ count }) => count,
  });
}
