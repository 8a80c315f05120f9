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

/** What was deleted: how many, which of them were loaded, and the ids that restore them. */
type Deletion = { count: number; transactions: Transaction[]; deletionIds: string[] };

type TheseTarget = Extract<BulkTarget, { isAll: false }>;

/** Deletes several transactions, and offers to restore them. */
export function useRemoveTransactions() {
  const removeThese = useRemoveThese();
  const removeMatching = useRemoveMatching();
  return async (target: BulkTarget): Promise<void> =>
    target.isAll ? await removeMatching(target) : await removeThese(target);
}

/** Deletes optimistically; those that could not be deleted come back. */
function useRemoveThese() {
  const { decimals } = useFormat();
  const client = useQueryClient();
  const { sayDeleted, sayFailed } = useRemovalToasts();
  const removal = useMutation({ mutationFn: removeInBatches, onSettled: () => refetchTransactions(client) });
  return async function remove({ transactions, merged }: TheseTarget): Promise<void> {
    await cancelHistories(client);
    removeFromHistories(client, new Set(transactions.map(({ id }) => id)));
    const gone: Deletion = { count: 0, transactions: [], deletionIds: [] };
    try {
      await removal.mutateAsync({ transactions, gone });
      sayDeleted(gone, gone.count - merged);
    } catch (error) {
      const ids = new Set(gone.transactions.map(({ id }) => id));
      const left = transactions.filter(({ id }) => !ids.has(id));
      addToHistories(client, left, decimals);
      sayFailed(gone, transactions.length, error);
    }
  };
}

/** Deletes all that a search finds, then loads the lists again. */
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

/** The toasts after a removal, which offer to restore what was deleted. */
function useRemovalToasts() {
  const { t } = useTranslation();
  const { count: number } = useFormat();
  const errorText = useErrorText();
  const restore = useRestoreDeletion();
  const undo = (gone: Deletion) => ({
    label: t('transactions.toasts.undo'),
    onClick: () => void restore(gone),
  });
  /** `rows` is how many the person sees: a split purchase is one. */
  function sayDeleted(gone: Deletion, rows: number): void {
    const message =
      rows === 1 ? t('history.delete.doneOne') : t('history.delete.done', { number: number(rows) });
    showToast({ kind: 'success', message, ...(gone.count > 0 && { action: undo(gone) }) });
  }
  function sayFailed(gone: Deletion, total: number, error: unknown): void {
    if (gone.count === 0) return showToast({ kind: 'error', message: errorText(error) });
    const message = t('history.delete.partly', { number: number(gone.count), total: number(total) });
    showToast({ kind: 'error', message, action: undo(gone) });
  }
  return { sayDeleted, sayFailed };
}

function useRestoreDeletion() {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const restoring = useMutation({ mutationFn: restoreAll, onSettled: () => refetchTransactions(client) });
  return async (gone: Deletion): Promise<void> => {
    await cancelHistories(client);
    addToHistories(client, gone.transactions, decimals);
    try {
      await restoring.mutateAsync(gone.deletionIds);
      if (gone.transactions.length === 0) await reloadHistories(client);
      showToast({ kind: 'success', message: t('transactions.toasts.undone') });
    } catch (error) {
      await reloadHistories(client);
      showToast({ kind: 'error', message: errorText(error) });
    }
  };
}

async function removeInBatches(removal: {
  transactions: readonly Transaction[];
  gone: Deletion;
}): Promise<void> {
  await inBatches(removal.transactions, async (batch) => {
    const { deletionId } = await call(deleteTransactions, { body: { ids: batch.map(({ id }) => id) } });
    removal.gone.count += batch.length;
    append(removal.gone.transactions, batch);
    removal.gone.deletionIds.push(deletionId);
  });
}

async function restoreAll(deletionIds: readonly string[]): Promise<void> {
  for (const deletionId of deletionIds) await call(restoreDeletion, { body: { deletionId } });
}
