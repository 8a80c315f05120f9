import i18next from 'i18next';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { showToast } from '#web/ui/toast.ts';
import { useProfileErrorToast } from '#web/ui/use-error-toast.ts';

/** Saves changes of the profile optimistically and shows a toast. */
export function useSaveProfile() {
  const showError = useProfileErrorToast();
  const { mutateAsync, isPending } = useSavePreferences((error) => {
    if (!hasFieldErrors(error)) showError(error);
  });
  /** Returns whether the changes were saved. Throws the errors of fields, which the form shows. */
  async function save(changes: Parameters<typeof mutateAsync>[0]): Promise<boolean> {
    try {
      await mutateAsync(changes);
    } catch (error) {
      if (hasFieldErrors(error)) throw error;
      return false;
    }
    // Translated only now, because the change may be another language.
    showToast({ kind: 'success', message: i18next.t('profile.updated') });
    return true;
  }
  return { save, isPending };
}

function hasFieldErrors(error: unknown): boolean {
  return Object.keys(serverFieldErrors(error)).length > 0;
}
