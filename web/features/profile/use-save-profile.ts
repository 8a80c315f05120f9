import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/call.ts';
import { useSavePreferences } from '#web/lib/save-preferences.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

/** Saves changes to the profile, which show at once, and says how it went. */
export function useSaveProfile() {
  const errorText = useProfileErrorText();
  const { mutateAsync, isPending } = useSavePreferences((error) =>
    showToast({ kind: 'error', message: errorText(error) }),
  );

  /** Answers whether it was saved. */
  async function save(changes: Parameters<typeof mutateAsync>[0]): Promise<boolean> {
    try {
      await mutateAsync(changes);
    } catch {
      return false;
    }
    // Asked for now: what was saved may be the language itself.
    showToast({ kind: 'success', message: i18next.t('profile.updated') });
    return true;
  }

  return { save, isPending };
}

/** A failure of the server's work as the spec words it for the screen, everything else as it is. */
export function useProfileErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    const isFailure = error instanceof ApiError && FAILURES.has(error.code);
    return isFailure ? t('profile.updateFailed') : errorText(error);
  };
}

const FAILURES: ReadonlySet<string> = new Set([
  'profileUpdateFailed',
  'profileMissingAfterUpdate',
  'internal',
]);
