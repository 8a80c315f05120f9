import { LANGUAGES, type Language } from '#shared/contract/fields.ts';
import { readStored } from './browser-storage.ts';
import { showLanguage } from './i18n.ts';
import { LANGUAGE_KEY, rememberLanguage } from './language-choice.ts';

/** The language of who has chosen none: that of the installation, which the server says in the page. */
export function defaultLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.dataset['language']) ?? 'en';
}

/** The language chosen in this browser, or none yet. */
export function chosenLanguage(): Language | undefined {
  return LANGUAGES.find((language) => language === readStored(LANGUAGE_KEY));
}

/** Shows a language and remembers it here, for the server too. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await showLanguage(language);
}
