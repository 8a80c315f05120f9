import { useTranslation } from 'react-i18next';
import type { DismissScope, Notice } from '#shared/contract/notices.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { useDismiss } from './api.ts';

/** Says that a notice is not unusual, and offers to undo that. `onDone` follows both. */
export function useNotUnusual(onDone: () => void): (notice: Notice, scope: DismissScope) => Promise<void> {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutateAsync: say } = useDismiss('said');
  const { mutateAsync: takeBack } = useDismiss('takenBack');

  async function attempt(act: () => Promise<void>, onSuccess: () => void): Promise<void> {
    try {
      await act();
      onDone();
      onSuccess();
    } catch (error) {
      showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return async ({ key }, scope) => {
    const undo = () =>
      attempt(
        () => takeBack({ key, scope }),
        () => showToast({ kind: 'success', message: t('notices.dismiss.undone') }),
      );
    await attempt(
      () => say({ key, scope }),
      () =>
        showToast({
          kind: 'success',
          message: t('notices.dismiss.done'),
          action: { label: t('notices.dismiss.undo'), onClick: () => void undo() },
        }),
    );
  };
}
