import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteTransactions } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { HISTORIES_KEY, refetchTransactions } from '../histories-key.ts';
import { sendChange } from '../send-change.ts';
import { addToHistories, cancelHistories, removeFromHistories } from './caches.ts';

const ADDED_TOGETHER = 6;

/** Deletes several transactions optimistically; those that could not be deleted come back. */
export function useRemoveTransactions() {
  const { decimals } = useFormat();
  const client = useQueryClient();
  const { sayDeleted, sayFailed } = useRemovalToasts();
  const removal = useMutation({ mutationFn: removeInBatches, onSettled: () => refetchTransactions(client) });
  return async function remove(transactions: readonly Transaction[]): Promise<void> {
    await cancelHistories(client);
    removeFromHistories(client, new Set(transactions.map(({ id }) => id)));
    const gone: Transaction[] = [];
    try {
      await removal.mutateAsync({ transactions, gone });
      sayDeleted(gone);
    } catch (error) {
      const ids = new Set(gone.map(({ id }) => id));
      addToHistories(
        client,
        transactions.filter(({ id }) => !ids.has(id)),
        decimals,
      );
      sayFailed({ transactions, gone }, error);
    }
  };
}

/** The toasts after a removal, which offer to restore what was deleted. */
function useRemovalToasts() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const errorText = useErrorText();
  const undo = useUndo();
  const number = (each: readonly Transaction[]) => new Intl.NumberFormat(locale).format(each.length);
  function sayDeleted(gone: Transaction[]): void {
    const isOne = gone.length === 1;
    const message = isOne ? t('history.delete.doneOne') : t('history.delete.done', { number: number(gone) });
    showToast({ kind: 'success', message, action: undo(gone) });
  }
  function sayFailed({ transactions, gone }: Removal, error: unknown): void {
    if (gone.length === 0) return showToast({ kind: 'error', message: errorText(error) });
    const message = t('history.delete.partly', { number: number(gone), total: number(transactions) });
    showToast({ kind: 'error', message, action: undo(gone) });
  }
  return { sayDeleted, sayFailed };
}

/** The action of a toast that adds deleted transactions again. */
function useUndo() {
  const { t } = useTranslation();
  const restore = useRestoreTransactions();
  return (gone: readonly Transaction[]) => ({
    label: t('transactions.toasts.undo'),
    onClick: () => void restore(gone),
  });
}

function useRestoreTransactions() {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const restoring = useMutation({ mutationFn: addTogether, onSettled: () => refetchTransactions(client) });
  return async (transactions: readonly Transaction[]): Promise<void> => {
    await cancelHistories(client);
    addToHistories(client, transactions, decimals);
    try {
      await restoring.mutateAsync(transactions);
      showToast({ kind: 'success', message: t('transactions.toasts.undone') });
    } catch (error) {
      await client.invalidateQueries({ queryKey: HISTORIES_KEY });
      showToast({ kind: 'error', message: errorText(error) });
    }
  };
}

/** Transactions to delete, and those of them that are gone already. */
type Removal = { transactions: readonly Transaction[]; gone: Transaction[] };

async function removeInBatches({ transactions, gone }: Removal): Promise<void> {
  for (let start = 0; start < transactions.length; start += MAX_IDS_AT_ONCE) {
    const batch = transactions.slice(start, start + MAX_IDS_AT_ONCE);
    await call(deleteTransactions, { body: { ids: batch.map(({ id }) => id) } });
    gone.push(...batch);
  }
}

async function addTogether(transactions: readonly Transaction[]): Promise<void> {
  for (let start = 0; start < transactions.length; start += ADDED_TOGETHER) {
    const few = transactions.slice(start, start + ADDED_TOGETHER);
    await Promise.all(few.map((after) => sendChange({ after })));
  }
}
