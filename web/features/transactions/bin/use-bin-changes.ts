import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  eraseAllDeleted,
  eraseDeleted,
  listDeleted,
  restoreDeleted,
} from '#shared/contract/deleted-transactions.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { inBatches } from '../history/bulk-target.ts';
import { reloadHistories } from '../history/caches.ts';

/** Restores or erases deleted transactions, and says how many. */
export function useBinChanges() {
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
    restore: (ids: readonly string[]) => run(() => restoreThese(ids), restoredText),
    restoreAll: (q: string | undefined) => run(() => restoreFound(q), restoredText),
    erase: (ids: readonly string[]) => run(() => eraseThese(ids), erasedText),
    eraseAll: () => run(eraseEverything, () => t('deletedTransactions.allErased')),
  };
}

function useChange() {
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<number>) => change(),
    onSettled: () => reloadHistories(client),
  });
  async function run(change: () => Promise<number>, toText: (count: number) => string): Promise<void> {
    try {
      showToast({ kind: 'success', message: toText(await mutateAsync(change)) });
    } catch (error) {
      showToast({ kind: 'error', message: errorText(error) });
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

/** Restores one page after another until none is left. */
async function restoreFound(q: string | undefined): Promise<number> {
  let count = 0;
  for (;;) {
    const { items } = await call(listDeleted, { query: { q, limit: MAX_PAGE_SIZE } });
    const restored = items.length === 0 ? 0 : await restoreThese(items.map(({ id }) => id));
    count += restored;
    if (restored === 0) return count;
  }
}

async function eraseThese(ids: readonly string[]): Promise<number> {
  let count = 0;
  await inBatches(ids, async (batch) => {
    count += (await call(eraseDeleted, { body: { ids: [...batch] } })).erased;
  });
  return count;
}

async function eraseEverything(): Promise<number> {
  await call(eraseAllDeleted, {});
  return 0;
}
