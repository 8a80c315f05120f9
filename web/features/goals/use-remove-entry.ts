import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { GoalEntry } from '#shared/contract/goals.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { useGoalWrites } from './api.ts';

/** Deletes an entry of a goal; the toast offers to add it again. */
export function useRemoveEntry(goalId: string): (entry: GoalEntry) => void {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { addEntry, removeEntry } = useGoalWrites();
  const fail = (error: unknown) => showToast({ kind: 'error', message: errorText(error) });
  return ({ id, amount, day }) => {
    const undo = () =>
      void addEntry(goalId, { id: uuidv7(), amount, day }).then(
        () => showToast({ kind: 'success', message: t('goals.toasts.undone') }),
        fail,
      );
    removeEntry(goalId, id).then(
      () =>
        showToast({
          kind: 'success',
          message: t('goals.toasts.entryDeleted'),
          action: { label: t('goals.toasts.undo'), onClick: undo },
        }),
      fail,
    );
  };
}
