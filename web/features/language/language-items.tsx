import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { useSaveLanguage } from './profile-language.ts';
import { useShowLanguage } from './use-show-language.ts';

/** The languages as items of a menu, the current one disabled (spec section 4). */
export function LanguageItems() {
  const { i18n } = useTranslation();
  const show = useShowLanguage();
  const save = useSaveLanguage();

  async function choose(language: Language): Promise<void> {
    if (await show(language)) save(language);
  }

  return (
    <Menu.RadioGroup value={i18n.language}>
      {LANGUAGES.map((language) => (
        <Menu.RadioItem
          key={language}
          value={language}
          lang={language}
          disabled={language === i18n.language}
          onClick={() => void choose(language)}
        >
          {LANGUAGE_FACTS[language].name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
