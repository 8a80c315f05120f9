import type { Theme } from '#shared/contract/fields.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

/** The theme of the profile, and a function that saves another one. */
export function useTheme(): { theme: Theme; choose: (theme: Theme | undefined) => void } {
  const { theme } = useProfile();
  const errorText = useProfileErrorText();
  const save = useSavePreferences((error) => showToast({ kind: 'error', message: errorText(error) }));
  return { theme, choose: (chosen) => chosen !== undefined && save.mutate({ theme: chosen }) };
}
