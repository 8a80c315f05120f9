import { useEffect } from 'react';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

/** The switcher of a signed-in person: saves the choice to the profile and shows the profile's language. */
export function ProfileLanguageSwitcher({ isStacked }: { isStacked?: boolean }) {
  const { language } = useProfile();
  const errorText = useProfileErrorText();
  const save = useSavePreferences((error) => showToast({ kind: 'error', message: errorText(error) }));
  useEffect(() => {
    void chooseLanguage(language).catch(() => undefined);
  }, [language]);
  return (
    <LanguageSwitcher
      {...(isStacked ? { isStacked } : {})}
      onChoose={(chosen) => save.mutate({ language: chosen })}
    />
  );
}
