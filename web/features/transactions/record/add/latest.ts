import { queryOptions } from '@tanstack/react-query';
import type { TransactionType } from '#shared/categories.ts';
import { expenseEndpoints, incomeEndpoints, type Transaction } from '#shared/contract/transactions.ts';
import { call } from '#web/lib/api/call.ts';
import { LATEST_KEY } from '#web/features/transactions/write/histories-key.ts';

const FETCH_COUNT = 40;
const SHOWN_COUNT = 6;

/** The latest transactions of a type, one per description, without parts of split purchases. */
export function latestQuery(type: TransactionType) {
  const { list } = type === 'expense' ? expenseEndpoints : incomeEndpoints;
  return queryOptions({
    queryKey: [...LATEST_KEY, type],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(list, { query: { order: 'date', limit: FETCH_COUNT } }, { signal }),
    select: ({ items }) => onePerDescription(withoutParts(items)).slice(0, SHOWN_COUNT),
  });
}

/** Leaves out parts of split purchases, whose amount is not the whole amount of the purchase. */
export function withoutParts<T extends Pick<Transaction, 'groupId'>>(items: readonly T[]): T[] {
  return items.filter(({ groupId }) => groupId === null);
}

/** Keeps the first transaction of each description, ignoring case. */
export function onePerDescription<T extends Pick<Transaction, 'description'>>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ description }) => {
    const key = description.trim().toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
