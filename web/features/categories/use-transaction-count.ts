import { useQuery } from '@tanstack/react-query';
import { getTransactionTotals } from '#shared/contract/transaction-history.ts';
import { call } from '#web/lib/api/call.ts';

/** How many transactions a category has. */
export function useTransactionCount(category: string) {
  return useQuery({
    queryKey: ['category-count', category],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getTransactionTotals, { query: { category } }, { signal }),
    select: ({ count }) => count,
  });
}
