import { useQuery } from '@tanstack/react-query';
import { countByCategory } from '#shared/contract/categories.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getTransactionTotals } from '#shared/contract/transaction-history.ts';
import { call } from '#web/lib/api/call.ts';

export function useTransactionCount(category: string) {
  return useQuery({
    queryKey: ['category-count', category],
    queryFn: ({ signal }) => call(getTransactionTotals, { query: { category } }, { signal }),
    // Each dialog fetches the number again.
    gcTime: 0,
    select: ({ count }) => count,
  });
}

/** The number of transactions by category id, without categories that have none; undefined until loaded. */
export function useTransactionCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    queryKey: ['category-counts'],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(countByCategory, {}, { signal }),
    select: toCounts,
  });
  return data;
}

function toCounts({ items }: OutputOf<typeof countByCategory>): ReadonlyMap<string, number> {
  return new Map(items.map(({ id, count }) => [id, count]));
}
