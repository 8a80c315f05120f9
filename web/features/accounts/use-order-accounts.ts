import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderSources, type Source } from '#shared/contract/sources.ts';
import { call } from '#web/lib/api/call.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

const MUTATION_KEY = ['order-accounts'];

/** Shows and saves the order of the accounts. */
export function useOrderAccounts(): (ids: readonly string[]) => void {
  const client = useQueryClient();
  const { queryKey } = sourcesQuery;
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // Requests run one after the other, so that the last order wins.
    scope: { id: 'order-accounts' },
    mutationFn: (ids: readonly string[]) => call(orderSources, { body: { ids: [...ids] } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (before) => before && { ...before, items: sortByOrder(before.items, ids) },
      );
    },
    onError: useErrorToast(),
    // While other moves are still being saved, a fetched list would lack them.
    onSettled: () =>
      client.isMutating({ mutationKey: MUTATION_KEY }) <= 1
        ? client.invalidateQueries({ queryKey })
        : undefined,
  });
  return mutate;
}

/** Puts the accounts of the order first; the others keep their order behind them. */
function sortByOrder(items: readonly Source[], ids: readonly string[]): Source[] {
  const place = ({ id }: Source) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
