import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#shared/contract/summaries.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { showToast } from '#web/ui/toast.ts';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { HISTORIES_KEY, refetchTransactions } from './histories-key.ts';
import { applyToSummary, inverse, type TransactionChange } from './transaction-change.ts';
import { sendChange } from './send-change.ts';

/**
 * Shows a change at once and writes it, reverts it if the write fails, and shows a toast. Returns whether it was
 * written. Throws field errors, which the form shows.
 */
export function useWriteTransaction() {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { mutateAsync } = useOptimisticWrite();
  return async function write(change: TransactionChange, message: string, isUndo = false): Promise<boolean> {
    try {
      await mutateAsync({ change, isUndo });
    } catch (error) {
      if (!isUndo && Object.keys(serverFieldErrors(error)).length > 0) throw error;
      showError(error);
      return false;
    }
    const undo = () => void write(inverse(change), t('transactions.toasts.undone'), true);
    const action = { label: t('transactions.toasts.undo'), onClick: undo };
    showToast({ kind: 'success', message, ...(isUndo ? {} : { action }) });
    return true;
  };
}

const MUTATION_KEY = ['write-transaction'];

function useOptimisticWrite() {
  const { decimals } = useFormat();
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: send,
    onMutate: ({ change }, { client }) => showChange(client, change, decimals),
    onError: (_error, { change }, shown, { client }) => {
      for (const patch of shown?.patches ?? []) revertPatch(client, patch, change, decimals);
      return patchHistories(client, inverse(change), decimals);
    },
    onSettled: (_data, _error, _change, _shown, { client }) => {
      // Only the last of several writes fetches again: an earlier response would lack the writes still running.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) <= 1) refetchTransactions(client);
    },
  });
}

type Write = { change: TransactionChange; isUndo: boolean };

/** The undo of a deletion restores the transaction. Its code is loaded only then, since few users undo. */
async function send({ change, isUndo }: Write): Promise<void> {
  if (!isUndo || change.before !== undefined) return await sendChange(change);
  const { restore } = await import('./restore.ts');
  await restore(change.after);
}

async function showChange(client: QueryClient, change: TransactionChange, decimals: number) {
  await client.cancelQueries({ queryKey: queryKeys.summaries });
  const patches = patchSummaries(client, change, decimals);
  await patchHistories(client, change, decimals);
  return { patches };
}

/** Applies a change to the lists of the history; loads their code only if one of them was fetched. */
async function patchHistories(
  client: QueryClient,
  change: TransactionChange,
  decimals: number,
): Promise<void> {
  if (client.getQueriesData({ queryKey: HISTORIES_KEY }).length === 0) return;
  const { applyToHistories, cancelHistories } = await import('./history-caches.ts');
  await cancelHistories(client);
  applyToHistories(client, change, decimals);
}

type Patch = { queryKey: readonly unknown[]; before: Summary; shown: Summary };

function patchSummaries(client: QueryClient, change: TransactionChange, decimals: number): Patch[] {
  return client.getQueriesData<Summary>({ queryKey: queryKeys.summaries }).flatMap(([queryKey, before]) => {
    if (before === undefined) return [];
    const shown = applyToSummary(before, change, decimals);
    client.setQueryData(queryKey, shown);
    // Read back from the cache, which keeps equal parts of the old object and so stores another object than `shown`.
    return [{ queryKey, before, shown: client.getQueryData<Summary>(queryKey) ?? shown }];
  });
}

/** Restores the summary, or if another write has changed it since, undoes only this change. */
function revertPatch(
  client: QueryClient,
  { queryKey, before, shown }: Patch,
  change: TransactionChange,
  decimals: number,
) {
  client.setQueryData<Summary>(queryKey, (now) => {
    if (now === shown || now === undefined) return before;
    return applyToSummary(now, inverse(change), decimals);
  });
}
