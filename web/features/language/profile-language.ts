import { useEffect } from 'react';
import type { Language } from '#shared/languages.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorToast } from '#web/ui/use-error-toast.ts';

export function ProfileLanguage(): null {
  const { language } = useProfile();
  useEffect(() => void chooseLanguage(language).catch(() => undefined), [language]);
  return null;
}

export function useSaveLanguage(): (language: Language) => void {
  const save = useSavePreferences(useProfileErrorToast());
  return (language) => save.mutate({ language });
}
