import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { restoreDeletion } from '#shared/contract/deleted-transactions.ts';
import { deleteMatching, deleteTransactions } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { append } from '#shared/lists.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchTransactions } from '#web/features/transactions/write/histories-key.ts';
import {
  inBatches,
  toMatching,
  type BulkTarget,
  type MatchingTarget,
} from '#web/features/transactions/write/bulk-target.ts';
import {
  addToHistories,
  cancelHistories,
  reloadHistories,
  removeFromHistories,
} from '#web/features/transactions/write/history-caches.ts';

/** The number of deleted transactions, those of them that were loaded, and the ids of the deletions for their undo. */
type Deletion = { count: number; transactions: Transaction[]; deletionIds: string[] };

type TheseTarget = Extract<BulkTarget, { isAll: false }>;

/** Deletes several transactions; the toast offers to restore them. */
export function useRemoveTransactions() {
  const removeThese = useRemoveThese();
  const removeMatching = useRemoveMatching();
  return async (target: BulkTarget): Promise<void> =>
    target.isAll ? await removeMatching(target) : await removeThese(target);
}

/** Removes the rows at once, and shows the rows again that could not be deleted. */
function useRemoveThese() {
  const { decimals } = useFormat();
  const client = useQueryClient();
  const { sayDeleted, sayFailed } = useRemovalToasts();
  const removal = useMutation({ mutationFn: removeInBatches, onSettled: () => refetchTransactions(client) });
  return async function remove({ transactions, merged }: TheseTarget): Promise<void> {
    await cancelHistories(client);
    removeFromHistories(client, new Set(transactions.map(({ id }) => id)));
    const deletion: Deletion = { count: 0, transactions: [], deletionIds: [] };
    try {
      await removal.mutateAsync({ transactions, deletion });
      sayDeleted(deletion, deletion.count - merged);
    } catch (error) {
      const ids = new Set(deletion.transactions.map(({ id }) => id));
      const notDeleted = transactions.filter(({ id }) => !ids.has(id));
      addToHistories(client, notDeleted, decimals);
      sayFailed(deletion, transactions.length, error);
    }
  };
}

/** Deletes all that a search finds, then fetches the lists again. */
function useRemoveMatching() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { sayDeleted } = useRemovalToasts();
  const removal = useMutation({
    mutationFn: (target: MatchingTarget) => call(deleteMatching, { body: toMatching(target) }),
    onSettled: () => reloadHistories(client),
  });
  return async (target: MatchingTarget): Promise<void> => {
    try {
      const { deleted, deletionId } = await removal.mutateAsync(target);
      sayDeleted({ count: deleted, transactions: [], deletionIds: [deletionId] }, deleted - target.merged);
    } catch (error) {
      showToast({ kind: 'error', message: `${errorText(error)} ${t('history.delete.matchingFailed')}` });
    }
  };
}

/** The toasts after a deletion, which offer to restore the transactions. */
function useRemovalToasts() {
  const { t } = useTranslation();
  const { count: number } = useFormat();
  const errorText = useErrorText();
  const restore = useRestoreDeletion();
  const undo = (deletion: Deletion) => ({
    label: t('transactions.toasts.undo'),
    onClick: () => void restore(deletion),
  });
  /** `rows` counts a split purchase once, as the list does. */
  function sayDeleted(deletion: Deletion, rows: number): void {
    const message =
      rows === 1 ? t('history.delete.doneOne') : t('history.delete.done', { number: number(rows) });
    showToast({ kind: 'success', message, ...(deletion.count > 0 && { action: undo(deletion) }) });
  }
  function sayFailed(deletion: Deletion, total: number, error: unknown): void {
    if (deletion.count === 0) return showToast({ kind: 'error', message: errorText(error) });
    const message = t('history.delete.partly', { number: number(deletion.count), total: number(total) });
    showToast({ kind: 'error', message, action: undo(deletion) });
  }
  return { sayDeleted, sayFailed };
}

function useRestoreDeletion() {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const restoring = useMutation({ mutationFn: restoreAll, onSettled: () => refetchTransactions(client) });
  return async (deletion: Deletion): Promise<void> => {
    await cancelHistories(client);
    addToHistories(client, deletion.transactions, decimals);
    try {
      await restoring.mutateAsync(deletion.deletionIds);
      if (deletion.transactions.length === 0) await reloadHistories(client);
      showToast({ kind: 'success', message: t('transactions.toasts.undone') });
    } catch (error) {
      await reloadHistories(client);
      showToast({ kind: 'error', message: errorText(error) });
    }
  };
}

async function removeInBatches(removal: {
  transactions: readonly Transaction[];
  deletion: Deletion;
}): Promise<void> {
  await inBatches(removal.transactions, async (batch) => {
    const { deletionId } = await call(deleteTransactions, { body: { ids: batch.map(({ id }) => id) } });
    removal.deletion.count += batch.length;
    append(removal.deletion.transactions, batch);
    removal.deletion.deletionIds.push(deletionId);
  });
}

async function restoreAll(deletionIds: readonly string[]): Promise<void> {
  for (const deletionId of deletionIds) await call(restoreDeletion, { body: { deletionId } });
}
