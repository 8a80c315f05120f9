import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { showToast } from '#web/ui/toast.ts';
import { HISTORIES_KEY, refetchTransactions } from './histories-key.ts';
import { sendGroup, type GroupWrite } from './write-group.ts';

type Deletion = Awaited<ReturnType<typeof sendGroup>>;
/** Returns the change that undoes another; the undo of a deletion needs the deletion's id. */
type ToUndo = (deletion: Deletion) => GroupWrite | undefined;

/**
 * Writes a change of a split purchase, and shows a toast that can undo it. Returns whether it was written. Throws field
 * errors, which the form shows.
 */
export function useWriteGroup() {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: sendGroup,
    onSettled: () => reload(client),
  });
  return async function write(change: GroupWrite, message: string, toUndo: ToUndo): Promise<boolean> {
    try {
      const undo = toUndo(await mutateAsync(change));
      const onClick = () => undo && void write(undo, t('transactions.toasts.undone'), () => undefined);
      const action = { label: t('transactions.toasts.undo'), onClick };
      showToast({ kind: 'success', message, ...(undo && { action }) });
      return true;
    } catch (error) {
      if (Object.keys(serverFieldErrors(error)).length > 0) throw error;
      showError(error);
      return false;
    }
  };
}

/** Fetches transactions and sums again; loads the history's code only if one of its lists was fetched. */
async function reload(client: QueryClient): Promise<void> {
  refetchTransactions(client);
  if (client.getQueriesData({ queryKey: HISTORIES_KEY }).length === 0) return;
  const { reloadHistories } = await import('./history-caches.ts');
  await reloadHistories(client);
}
