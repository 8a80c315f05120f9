import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  editMatching,
  editTransactions,
  type EditChanges,
  type Edited,
  type NewValues,
} from '#shared/contract/transaction-edits.ts';
import { append } from '#shared/lists.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchTransactions } from '#web/features/transactions/write/histories-key.ts';
import { inBatches, toMatching, type BulkTarget } from '#web/features/transactions/write/bulk-target.ts';
import { cancelHistories, reloadHistories } from '#web/features/transactions/write/history-caches.ts';
import { useUndo } from './use-undo.ts';

type Change = { target: BulkTarget; edit: NewValues; done: Edited };

/** Changes the day, the description or the account of several transactions; the toast offers to undo it. */
export function useEditTransactions() {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const reload = useReload();
  const toUndo = useUndo(restoreFormer, reload);
  const change = useMutation({ mutationFn: send, onSettled: reload });
  const toAction = ({ former }: Edited) => former.length > 0 && { action: toUndo(former) };

  function showDone(done: Edited): void {
    const number = format.count(done.count);
    const message =
      done.count === 0
        ? t('history.edit.none')
        : done.count === 1
          ? t('history.edit.doneOne')
          : t('history.edit.done', { number });
    showToast({ kind: 'success', message, ...toAction(done) });
  }

  return async (target: BulkTarget, edit: NewValues): Promise<void> => {
    const done: Edited = { count: 0, former: [] };
    try {
      await change.mutateAsync({ target, edit, done });
      showDone(done);
    } catch (error) {
      const warning = target.isAll ? ` ${t('history.edit.matchingFailed')}` : '';
      showToast({ kind: 'error', message: errorText(error) + warning, ...toAction(done) });
    }
  };
}

/** Fetches the lists again, since rows may have moved to other days or out of the search. */
function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await cancelHistories(client);
    refetchTransactions(client);
    await reloadHistories(client);
  };
}

async function send({ target, edit, done }: Change): Promise<void> {
  const add = ({ count, former }: Edited) => {
    append(done.former, former);
    done.count += count;
  };
  if (target.isAll) return add(await call(editMatching, { body: { ...toMatching(target), ...edit } }));
  await inBatches(target.transactions, async (batch) => {
    const changes: EditChanges = [{ ids: batch.map(({ id }) => id), ...edit }];
    add(await call(editTransactions, { body: { changes } }));
  });
}

async function restoreFormer(former: Edited['former']): Promise<void> {
  const single = former.flatMap(({ ids, ...fields }) => ids.map((id) => ({ ids: [id], ...fields })));
  await inBatches(single, async (batch) => {
    await call(editTransactions, { body: { changes: [...batch] } });
  });
}
