import { useTranslation } from 'react-i18next';
import type { DismissScope, Notice } from '#shared/contract/notices.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useDismiss } from './api.ts';

/** Returns a function that marks a notice as normal and offers to undo that. `onDone` runs after the mark or the undo. */
export function useMarkNormal(onDone: () => void): (notice: Notice, scope: DismissScope) => Promise<void> {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { mutateAsync: dismiss } = useDismiss('dismiss');
  const { mutateAsync: undoDismiss } = useDismiss('undo');

  async function attempt(change: () => Promise<void>, onSuccess: () => void): Promise<void> {
    try {
      await change();
      onDone();
      onSuccess();
    } catch (error) {
      showError(error);
    }
  }

  return async ({ key }, scope) => {
    const undo = () =>
      attempt(
        () => undoDismiss({ key, scope }),
        () => showToast({ kind: 'success', message: t('notices.dismiss.undone') }),
      );
    await attempt(
      () => dismiss({ key, scope }),
      () =>
        showToast({
          kind: 'success',
          message: t('notices.dismiss.done'),
          action: { label: t('notices.dismiss.undo'), onClick: () => void undo() },
        }),
    );
  };
}
