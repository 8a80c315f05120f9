import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#shared/contract/fields.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './profile.module.css';
import { Setting } from './setting.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** The language and the theme. A choice shows and is saved at once. */
export function AppearanceSection() {
  const { t } = useTranslation();
  return (
    <Card title={t('profile.appearance')}>
      <div className={`stack gap-20 ${classes.stack}`}>
        <p className="dim text-15 lines-145">{t('profile.appearanceHint')}</p>
        <LanguageSetting />
        <ThemeSetting />
      </div>
    </Card>
  );
}

function LanguageSetting() {
  const { t } = useTranslation();
  const { language } = useProfile();
  const { save } = useSaveProfile();
  async function change(newLanguage: Language): Promise<void> {
    try {
      await chooseLanguage(newLanguage);
    } catch {
      return showToast({ kind: 'error', message: t('app.language.failed') });
    }
    if (!(await save({ language: newLanguage }))) await chooseLanguage(language);
  }
  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name }));
  const label = t('app.language.label');
  return (
    <Setting label={label} options={options} value={language} onChange={(chosen) => void change(chosen)} />
  );
}

function ThemeSetting() {
  const { t } = useTranslation();
  const { theme } = useProfile();
  const { setColorScheme } = useMantineColorScheme();
  const { save } = useSaveProfile();

  async function change(newTheme: Theme): Promise<void> {
    setColorScheme(toColorScheme(newTheme));
    if (!(await save({ theme: newTheme }))) setColorScheme(toColorScheme(theme));
  }

  const options = THEMES.map((value) => ({ value, label: t(`app.theme.${value}`) }));
  const label = t('app.theme.label');
  return <Setting label={label} options={options} value={theme} onChange={(chosen) => void change(chosen)} />;
}

function toColorScheme(theme: Theme): 'light' | 'dark' | 'auto' {
  return theme === 'system' ? 'auto' : theme;
}
