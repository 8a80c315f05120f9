import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteTransactions } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_DELETED_AT_ONCE } from '#shared/limits.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/format.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { isCheaplyRefetched } from '#web/lib/history-cost.ts';
import { sendChange } from '../send-change.ts';
import { applyToHistories, cancelHistories, removeFromHistories } from './caches.ts';

const ADDED_TOGETHER = 6;

/** Deletes several records, which shows at once; what could not be deleted comes back. */
export function useRemoveRecords() {
  const { t } = useTranslation();
  const { decimals, locale } = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const show = (records: readonly Transaction[]) => {
    for (const after of records) applyToHistories(client, { after }, decimals);
  };

  const removal = useMutation({
    mutationFn: ({ records, gone }: Removal) => removeInBatches(records, gone),
    onSettled: () => refresh(client),
  });
  const restoring = useMutation({ mutationFn: addTogether, onSettled: () => refresh(client) });

  async function restore(records: readonly Transaction[]): Promise<void> {
    await cancelHistories(client);
    show(records);
    try {
      await restoring.mutateAsync(records);
      showToast({ kind: 'success', message: t('transactions.toasts.undone') });
    } catch (error) {
      await client.invalidateQueries({ queryKey: queryKeys.histories });
      showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return async function remove(records: readonly Transaction[]): Promise<void> {
    await cancelHistories(client);
    removeFromHistories(client, new Set(records.map(({ id }) => id)));
    const gone: Transaction[] = [];
    const undo = { label: t('transactions.toasts.undo'), onClick: () => void restore(gone) };
    try {
      await removal.mutateAsync({ records, gone });
      const message =
        gone.length === 1
          ? t('history.delete.doneOne')
          : t('history.delete.done', { number: number(gone.length) });
      showToast({ kind: 'success', message, action: undo });
    } catch (error) {
      const ids = new Set(gone.map(({ id }) => id));
      show(records.filter(({ id }) => !ids.has(id)));
      const counts = { number: number(gone.length), total: number(records.length) };
      showToast(
        gone.length === 0
          ? { kind: 'error', message: errorText(error) }
          : { kind: 'error', message: t('history.delete.partly', counts), action: undo },
      );
    }
  };
}

/** Records to delete, and those of them that are gone already. */
type Removal = { records: readonly Transaction[]; gone: Transaction[] };

async function removeInBatches(records: readonly Transaction[], gone: Transaction[]): Promise<void> {
  for (let start = 0; start < records.length; start += MAX_DELETED_AT_ONCE) {
    const batch = records.slice(start, start + MAX_DELETED_AT_ONCE);
    await call(deleteTransactions, { body: { ids: batch.map(({ id }) => id) } });
    gone.push(...batch);
  }
}

async function addTogether(records: readonly Transaction[]): Promise<void> {
  for (let start = 0; start < records.length; start += ADDED_TOGETHER) {
    const few = records.slice(start, start + ADDED_TOGETHER);
    await Promise.all(few.map((after) => sendChange({ after })));
  }
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.summaries });
  void client.invalidateQueries({ queryKey: queryKeys.histories, predicate: isCheaplyRefetched });
}
