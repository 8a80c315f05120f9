import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import {
  categorizeMatching,
  categorizeTransactions,
  type NewCategories,
} from '#shared/contract/transaction-history.ts';
import { append } from '#shared/lists.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchTransactions } from '#web/features/transactions/write/histories-key.ts';
import { inBatches, toMatching, type BulkTarget } from '#web/features/transactions/write/bulk-target.ts';
import {
  cancelHistories,
  changeInHistories,
  reloadHistories,
} from '#web/features/transactions/write/history-caches.ts';
import { useUndo } from './use-undo.ts';

/** The changed transactions, grouped by their former category. */
type FormerCategories = OutputOf<typeof categorizeTransactions>['changed'];

/** Changes the category of several transactions; the toast offers to undo it. */
export function useCategorizeTransactions() {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const toUndo = useUndo(restoreCategories, () => reloadHistories(client));
  const change = useChangeCategories();

  function showDone(former: FormerCategories): void {
    const count = former.reduce((sum, { ids }) => sum + ids.length, 0);
    if (count === 0) return showToast({ kind: 'success', message: t('history.categorize.none') });
    const number = format.count(count);
    const message = count === 1 ? t('history.categorize.doneOne') : t('history.categorize.done', { number });
    showToast({ kind: 'success', message, action: toUndo(former) });
  }

  return async (target: BulkTarget, categories: NewCategories, skipParts: boolean): Promise<void> => {
    const former: FormerCategories = [];
    try {
      await change.mutateAsync({ target, categories, skipParts, former });
      showDone(former);
    } catch (error) {
      const message = errorText(error);
      const warning = target.isAll ? ` ${t('history.categorize.matchingFailed')}` : '';
      const action = former.length > 0 && { action: toUndo(former) };
      showToast({ kind: 'error', message: message + warning, ...action });
    }
  };
}

/** Shows the changes in the loaded lists, also if some batches failed. */
function useChangeCategories() {
  const { decimals } = useFormat();
  const client = useQueryClient();
  return useMutation({
    mutationFn: categorize,
    onSettled: async (_data, _error, { categories, former }) => {
      await cancelHistories(client);
      const changed = former.flatMap(({ type, ids }) => {
        const category = categories[type];
        return category === undefined ? [] : ids.map((id) => [id, { category }] as const);
      });
      changeInHistories(client, new Map(changed), decimals);
      refetchTransactions(client);
    },
  });
}

type Change = { target: BulkTarget; categories: NewCategories; skipParts: boolean; former: FormerCategories };

async function categorize({ target, categories, skipParts, former }: Change): Promise<void> {
  if (target.isAll) {
    const { changed } = await call(categorizeMatching, {
      body: { ...toMatching(target), categories, skipParts },
    });
    append(former, changed);
    return;
  }
  await inBatches(target.transactions, async (batch) => {
    const body = { ids: batch.map(({ id }) => id), categories, skipParts };
    const { changed } = await call(categorizeTransactions, { body });
    append(former, changed);
  });
}

async function restoreCategories(former: FormerCategories): Promise<void> {
  for (const { type, from, ids } of former) {
    await inBatches(ids, async (batch) => {
      // The server returned a category of this type.
      const categories = { [type]: from } as NewCategories;
      await call(categorizeTransactions, { body: { ids: [...batch], categories } });
    });
  }
}
