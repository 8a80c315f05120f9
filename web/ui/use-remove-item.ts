import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useErrorToast } from './use-error-toast.ts';
import { showToast } from './toast.ts';

type Item = { id: string };
type Options = {
  /** The query of the list. */
  queryKey: QueryKey;
  remove: (id: string) => Promise<unknown>;
  /** The toast after the removal. */
  message: string;
};

/** Removes an item from its list at once, and puts it back if the server does not remove it. */
export function useRemoveItem({ queryKey, remove, message }: Options): (item: Item) => void {
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Item) => remove(id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const oldList = client.getQueryData<{ items: Item[] }>(queryKey);
      if (oldList) client.setQueryData(queryKey, { items: oldList.items.filter((item) => item.id !== id) });
      return oldList;
    },
    onSuccess: () => showToast({ kind: 'success', message }),
    onError: (error, _, oldList) => {
      if (oldList) client.setQueryData(queryKey, oldList);
      showError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}
