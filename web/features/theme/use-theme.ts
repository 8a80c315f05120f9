import type { Theme } from '#shared/contract/fields.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorToast } from '#web/ui/use-error-toast.ts';

/** The theme of the profile, and a function that saves another one. */
export function useTheme(): { theme: Theme; choose: (theme: Theme | undefined) => void } {
  const { theme } = useProfile();
  const save = useSavePreferences(useProfileErrorToast());
  return { theme, choose: (chosen) => chosen !== undefined && save.mutate({ theme: chosen }) };
}
