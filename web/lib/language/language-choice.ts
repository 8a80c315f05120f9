import type { Language } from '#shared/languages.ts';
import { writeCookie, writeStored } from '../browser/browser-storage.ts';

export const LANGUAGE_KEY = 'saldo-language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the language in this browser; the cookie tells the server. */
export function rememberLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language, YEAR_SECONDS);
}
