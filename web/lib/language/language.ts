import { findLanguage, toLanguage, type Language } from '#shared/languages.ts';
import { readStored } from '../browser/browser-storage.ts';
import { showLanguage } from './i18n.ts';
import { LANGUAGE_KEY, rememberLanguage } from './language-choice.ts';

/** The language that the address names, as links in mails do; else the chosen one; else the installation's. */
export function firstLanguage(): Language {
  const inAddress = findLanguage(new URLSearchParams(location.search).get('lang'));
  return inAddress ?? chosenLanguage() ?? toLanguage(document.documentElement.dataset['language']);
}

export function chosenLanguage(): Language | undefined {
  return findLanguage(readStored(LANGUAGE_KEY));
}

/** Switches to a language and stores the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await showLanguage(language);
}
