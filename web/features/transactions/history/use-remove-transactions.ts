import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteTransactions } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { isCheaplyRefetched } from '#web/lib/api/refetch-cost.ts';
import { HISTORIES_KEY } from '../histories-key.ts';
import { sendChange } from '../send-change.ts';
import { applyToHistories, cancelHistories, removeFromHistories } from './caches.ts';

const ADDED_TOGETHER = 6;

/** Deletes several transactions optimistically; those that could not be deleted come back. */
export function useRemoveTransactions() {
  const { t } = useTranslation();
  const { decimals, locale } = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const show = (transactions: readonly Transaction[]) => {
    for (const after of transactions) applyToHistories(client, { after }, decimals);
  };

  const removal = useMutation({
    mutationFn: ({ transactions, gone }: Removal) => removeInBatches(transactions, gone),
    onSettled: () => refresh(client),
  });
  const restoring = useMutation({ mutationFn: addTogether, onSettled: () => refresh(client) });

  async function restore(transactions: readonly Transaction[]): Promise<void> {
    await cancelHistories(client);
    show(transactions);
    try {
      await restoring.mutateAsync(transactions);
      showToast({ kind: 'success', message: t('transactions.toasts.undone') });
    } catch (error) {
      await client.invalidateQueries({ queryKey: HISTORIES_KEY });
      showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return async function remove(transactions: readonly Transaction[]): Promise<void> {
    await cancelHistories(client);
    removeFromHistories(client, new Set(transactions.map(({ id }) => id)));
    const gone: Transaction[] = [];
    const undo = { label: t('transactions.toasts.undo'), onClick: () => void restore(gone) };
    try {
      await removal.mutateAsync({ transactions, gone });
      const message =
        gone.length === 1
          ? t('history.delete.doneOne')
          : t('history.delete.done', { number: number(gone.length) });
      showToast({ kind: 'success', message, action: undo });
    } catch (error) {
      const ids = new Set(gone.map(({ id }) => id));
      show(transactions.filter(({ id }) => !ids.has(id)));
      const counts = { number: number(gone.length), total: number(transactions.length) };
      showToast(
        gone.length === 0
          ? { kind: 'error', message: errorText(error) }
          : { kind: 'error', message: t('history.delete.partly', counts), action: undo },
      );
    }
  };
}

/** Transactions to delete, and those of them that are gone already. */
type Removal = { transactions: readonly Transaction[]; gone: Transaction[] };

async function removeInBatches(transactions: readonly Transaction[], gone: Transaction[]): Promise<void> {
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

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: HISTORIES_KEY, predicate: isCheaplyRefetched });
}
