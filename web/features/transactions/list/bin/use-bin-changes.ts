import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  eraseAllDeleted,
  eraseDeleted,
  listDeleted,
  restoreDeleted,
  restoreDeletion,
} from '#shared/contract/deleted-transactions.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { inBatches } from '#web/features/transactions/write/bulk-target.ts';
import { reloadHistories } from '#web/features/transactions/write/history-caches.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** All deleted transactions that a search finds, except those with the given ids. */
type Found = { q: string | undefined; except: readonly string[] };

/** The target of a change: transactions by id, or all that a search finds. */
export type BinTarget = { ids: readonly string[] } | { found: Found; count: number };

/** Restores or erases deleted transactions; a toast says how many. `eraseOthers` erases what else is in the bin. */
export function useBinChanges(eraseOthers: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { count: number } = useFormat();
  const { isPending, run } = useChange();
  const restoredText = (count: number) =>
    count === 1
      ? t('deletedTransactions.restoredOne')
      : t('deletedTransactions.restored', { number: number(count) });
  const erasedText = (count: number) =>
    count === 1
      ? t('deletedTransactions.erasedOne')
      : t('deletedTransactions.erased', { number: number(count) });
  return {
    isPending,
    restore: (target: BinTarget) => run(() => changeTarget(target, restoreThese), restoredText),
    restoreTogether: (deletionId: string) => run(() => restoreWholeDeletion(deletionId), restoredText),
    erase: (target: BinTarget) => run(() => changeTarget(target, eraseThese), erasedText),
    eraseAll: () =>
      run(
        () => eraseEverything(eraseOthers),
        () => t('deletedTransactions.allErased'),
      ),
  };
}

function useChange() {
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<number>) => change(),
    onSettled: () => reloadHistories(client),
  });
  async function run(change: () => Promise<number>, toText: (count: number) => string): Promise<void> {
    try {
      showToast({ kind: 'success', message: toText(await mutateAsync(change)) });
    } catch (error) {
      showError(error);
    }
  }
  return { isPending, run };
}

async function restoreThese(ids: readonly string[]): Promise<number> {
  let count = 0;
  await inBatches(ids, async (batch) => {
    count += (await call(restoreDeleted, { body: { ids: [...batch] } })).restored.length;
  });
  return count;
}

async function restoreWholeDeletion(deletionId: string): Promise<number> {
  return (await call(restoreDeletion, { body: { deletionId } })).restored;
}

/** Applies a change to all transactions of a target: to all that a search finds, page by page. */
async function changeTarget(
  target: BinTarget,
  change: (ids: readonly string[]) => Promise<number>,
): Promise<number> {
  if ('ids' in target) return await change(target.ids);
  const { q, except } = target.found;
  const exceptIds = new Set(except);
  let count = 0;
  for (let cursor: string | undefined | null; cursor !== null;) {
    const page = await call(listDeleted, { query: { q, limit: MAX_PAGE_SIZE, cursor } });
    count += await change(page.items.flatMap(({ id }) => (exceptIds.has(id) ? [] : [id])));
    cursor = page.nextCursor;
  }
  return count;
}

async function eraseThese(ids: readonly string[]): Promise<number> {
  let count = 0;
  await inBatches(ids, async (batch) => {
    count += (await call(eraseDeleted, { body: { ids: [...batch] } })).erased;
  });
  return count;
}

async function eraseEverything(eraseOthers: () => Promise<unknown>): Promise<number> {
  await Promise.all([call(eraseAllDeleted, {}), eraseOthers()]);
  return 0;
}
