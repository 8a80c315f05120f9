import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeTags } from '#shared/change-tags.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { tagMatching, tagTransactions, type TagChanges } from '#shared/contract/transaction-history.ts';
import { MAX_TAGS } from '#shared/limits.ts';
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

/** The changed transactions, grouped by their former tags, and the number that would have got too many tags. */
type TagResult = OutputOf<typeof tagTransactions>;
type Change = { target: BulkTarget; tags: TagChanges; result: TagResult };

/** Changes the tags of several transactions; the toast offers to undo it. */
export function useTagTransactions() {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const toUndo = useUndo(restoreTags, async () => {
    await reloadHistories(client);
    refetchTransactions(client);
  });
  const change = useChangeTags();

  function showDone(result: TagResult): void {
    const { changed, full } = result;
    const isAny = changed.length > 0;
    const fullText = full > 0 && t('history.tag.full', { number: format.count(full), most: MAX_TAGS });
    const message = [isAny && t('history.tag.done'), fullText].filter(Boolean).join(' ');
    const kind = full > 0 && !isAny ? 'error' : 'success';
    showToast({ kind, message: message || t('history.tag.none'), ...(isAny && { action: toUndo(changed) }) });
  }

  return async (target: BulkTarget, tags: TagChanges): Promise<void> => {
    const result: TagResult = { changed: [], full: 0 };
    try {
      await change.mutateAsync({ target, tags, result });
      showDone(result);
    } catch (error) {
      const warning = target.isAll ? ` ${t('history.tag.matchingFailed')}` : '';
      const action = result.changed.length > 0 && { action: toUndo(result.changed) };
      showToast({ kind: 'error', message: errorText(error) + warning, ...action });
    }
  };
}

/** Shows the changes in the loaded lists, also if some batches failed. */
function useChangeTags() {
  const { decimals } = useFormat();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: async (_data, _error, { tags, result }) => {
      await cancelHistories(client);
      const changed = result.changed.flatMap(({ from, ids }) => {
        const after = { tags: changeTags(from, tags) ?? from };
        return ids.map((id) => [id, after] as const);
      });
      changeInHistories(client, new Map(changed), decimals);
      refetchTransactions(client);
    },
  });
}

async function send({ target, tags, result }: Change): Promise<void> {
  const add = ({ changed, full }: TagResult) => {
    append(result.changed, changed);
    result.full += full;
  };
  if (target.isAll) return add(await call(tagMatching, { body: { ...toMatching(target), ...tags } }));
  await inBatches(target.transactions, async (batch) => {
    add(await call(tagTransactions, { body: { ids: batch.map(({ id }) => id), ...tags } }));
  });
}

async function restoreTags(changed: TagResult['changed']): Promise<void> {
  for (const { from, ids } of changed) {
    await inBatches(ids, async (batch) => {
      await call(tagTransactions, { body: { ids: [...batch], set: from } });
    });
  }
}
