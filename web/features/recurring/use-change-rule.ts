import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  decideOccurrence,
  deleteRecurring,
  editRecurring,
  type Recurring,
  type RecurringChanges,
} from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { withoutReachedEnd } from '#web/ui/schedule/typed-schedule.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchRecurring } from './api.ts';
import { fetchChangedDays, type ChangedDay } from './changed-days.ts';

type ChangeKind = 'paused' | 'resumed' | 'ended' | 'restarted';
type Change = { rule: Recurring; done: ChangeKind };

/** The changes of a recurring transaction that need no form, each with a toast. A pause and an end can be undone. */
export function useChangeRule() {
  const { t } = useTranslation();
  const { today } = useFormat();
  const client = useQueryClient();
  const showError = useErrorToast();
  const change = useMutation({
    mutationFn: async ({ rule, done }: Change) => {
      // An end deletes the changes of single days; undo makes these changes again.
      const changedDays = done === 'ended' ? await fetchChangedDays(rule, today()) : [];
      await call(editRecurring, { params: { id: rule.id }, body: toChanges(rule, done, today()) });
      await refetchRecurring(client);
      return changedDays;
    },
    onSuccess: (changedDays, { rule, done }) => {
      const canUndo = done === 'paused' || done === 'ended';
      const undo = {
        label: t('transactions.toasts.undo'),
        onClick: () => void undoChange(rule, changedDays),
      };
      const message = t(`recurring.toasts.${done}`);
      showToast({ kind: 'success', message, ...(canUndo && { action: undo }) });
    },
    onError: showError,
  });

  /** Restores the state and the changes of single days. */
  async function undoChange({ id, state }: Recurring, changedDays: readonly ChangedDay[]): Promise<void> {
    try {
      await call(editRecurring, { params: { id }, body: { state } });
      for (const { day, act } of changedDays)
        await call(decideOccurrence, { params: { id, day }, body: act });
      showToast({ kind: 'success', message: t('recurring.toasts.restored') });
    } catch (error) {
      showError(error);
    }
    await refetchRecurring(client);
  }

  const remove = useMutation({
    mutationFn: async ({ id }: Recurring) => {
      await call(deleteRecurring, { params: { id } });
      await refetchRecurring(client);
    },
    onSuccess: () => showToast({ kind: 'success', message: t('recurring.toasts.deleted') }),
    onError: showError,
  });
  return { change, remove };
}

/** A recurring transaction that ended on its last day restarts without a last day. */
function toChanges(rule: Recurring, done: ChangeKind, today: string): RecurringChanges {
  if (done === 'paused' || done === 'ended') return { state: done };
  const schedule = done === 'restarted' ? withoutReachedEnd(rule, today) : undefined;
  return { state: 'active', ...(schedule && { schedule }) };
}
