import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/lib/language.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useSavePreferences } from '#web/lib/save-preferences.ts';
import { showToast } from '#web/ui/toast.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

/** The switcher of a signed-in person: the choice goes to the profile, and the profile's language shows. */
export function ProfileLanguageSwitcher({ isStacked }: { isStacked?: boolean }) {
  const { t } = useTranslation();
  const { language } = useProfile();
  const save = useSavePreferences(() =>
    showToast({ kind: 'error', message: t('errors.profileUpdateFailed') }),
  );
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
