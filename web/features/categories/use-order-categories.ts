import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TransactionType } from '#shared/categories.ts';
import { orderCategories, type CategoryItem } from '#shared/contract/categories.ts';
import { call } from '#web/lib/api/call.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

type Order = { type: TransactionType; ids: readonly string[] };

const MUTATION_KEY = ['order-categories'];

/** Shows and saves the order of the categories of a type. */
export function useOrderCategories(): (type: TransactionType, ids: readonly string[]) => void {
  const client = useQueryClient();
  const { queryKey } = categoriesQuery;
  const show = useCallback(
    (order: Order) =>
      client.setQueryData(queryKey, (before) => before && { items: sortByOrder(before.items, order) }),
    [client, queryKey],
  );
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // Requests run one after the other, so that the last order wins.
    scope: { id: 'order-categories' },
    mutationFn: ({ type, ids }: Order) => call(orderCategories, { body: { type, ids: [...ids] } }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey });
      show(order);
    },
    onError: useErrorToast(),
    // While other moves are still being saved, a fetched list would lack them.
    onSettled: () =>
      client.isMutating({ mutationKey: MUTATION_KEY }) <= 1
        ? client.invalidateQueries({ queryKey })
        : undefined,
  });
  return useCallback(
    (type, ids) => {
      // The order shows before the mutation begins, so that a dropped row does not jump back.
      show({ type, ids });
      mutate({ type, ids });
    },
    [show, mutate],
  );
}

/** Puts the categories of the order first; the others keep their order behind them. */
function sortByOrder(items: readonly CategoryItem[], { ids }: Order): CategoryItem[] {
  const place = ({ id }: CategoryItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
