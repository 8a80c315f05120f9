import { LANGUAGES, type Language } from '#shared/contract/fields.ts';
import { readStored, writeCookie, writeStored } from './browser-storage.ts';
import { showLanguage } from './i18n.ts';

const LANGUAGE_KEY = 'saldo-language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen in this browser, or none yet. */
export function chosenLanguage(): Language | undefined {
  return LANGUAGES.find((language) => language === readStored(LANGUAGE_KEY));
}

/** Shows a language and remembers it here; the cookie lets the server answer in it too. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeStored(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language, YEAR_SECONDS);
  await showLanguage(language);
}
