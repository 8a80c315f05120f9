import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast, type Toast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** Returns a function that builds the undo of a toast. The undo restores former values and shows another toast. */
export function useUndo<Former>(
  restore: (former: Former) => Promise<void>,
  onSettled: () => Promise<void>,
): (former: Former) => NonNullable<Toast['action']> {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { mutateAsync } = useMutation({ mutationFn: restore, onSettled });
  async function undo(former: Former): Promise<void> {
    try {
      await mutateAsync(former);
      showToast({ kind: 'success', message: t('transactions.toasts.undone') });
    } catch (error) {
      showError(error);
    }
  }
  return (former) => ({ label: t('transactions.toasts.undo'), onClick: () => void undo(former) });
}
