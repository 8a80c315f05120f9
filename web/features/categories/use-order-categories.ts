import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TransactionType } from '#shared/categories.ts';
import { orderCategories, type CategoryItem } from '#shared/contract/categories.ts';
import { call } from '#web/lib/api/call.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

type Order = { type: TransactionType; ids: readonly string[] };

const MUTATION_KEY = ['order-categories'];

/** Shows and saves the order of the categories of a type. */
export function useOrderCategories(): (type: TransactionType, ids: readonly string[]) => void {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = categoriesQuery;
  const show = useCallback(
    (order: Order) =>
      client.setQueryData(queryKey, (before) => before && { items: inOrder(before.items, order) }),
    [client, queryKey],
  );
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other, so that the last one stays.
    scope: { id: 'order-categories' },
    mutationFn: ({ type, ids }: Order) => call(orderCategories, { body: { type, ids: [...ids] } }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey });
      show(order);
    },
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
    // An earlier answer would lack the moves that are still being saved.
    onSettled: () =>
      client.isMutating({ mutationKey: MUTATION_KEY }) <= 1
        ? client.invalidateQueries({ queryKey })
        : undefined,
  });
  return useCallback(
    (type, ids) => {
      // At once, so that a dropped row stays where it is.
      show({ type, ids });
      mutate({ type, ids });
    },
    [show, mutate],
  );
}

/** Those of the order first; all others follow as they were. */
function inOrder(items: readonly CategoryItem[], { ids }: Order): CategoryItem[] {
  const place = ({ id }: CategoryItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
