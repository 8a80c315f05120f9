import { useEffect } from 'react';
import type { Language } from '#shared/languages.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

export function ProfileLanguage(): null {
  const { language } = useProfile();
  useEffect(() => void chooseLanguage(language).catch(() => undefined), [language]);
  return null;
}

export function useSaveLanguage(): (language: Language) => void {
  const errorText = useProfileErrorText();
  const save = useSavePreferences((error) => showToast({ kind: 'error', message: errorText(error) }));
  return (language) => save.mutate({ language });
}
