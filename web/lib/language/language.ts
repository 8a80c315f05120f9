import { findLanguage, toLanguage, type Language } from '#shared/languages.ts';
import { readStored } from '../browser/browser-storage.ts';
import { showLanguage } from './i18n.ts';
import { LANGUAGE_KEY, rememberLanguage } from './language-choice.ts';

/** The language of who has chosen none: that of the installation, which the server says in the page. */
export function defaultLanguage(): Language {
  return toLanguage(document.documentElement.dataset['language']);
}

/** The language chosen in this browser, or none yet. */
export function chosenLanguage(): Language | undefined {
  return findLanguage(readStored(LANGUAGE_KEY));
}

/** Shows a language and remembers it here, for the server too. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await showLanguage(language);
}
