import { localeOfReader, type UserPlace } from '#shared/locale-of-place.ts';
import { browserLocales } from '../language/browser-locales.ts';

/** The locale in which a person reads a language: British days, Mexican decimals. */
export function regionalLocale(language: string, place: UserPlace, tags?: readonly string[]): string {
  return localeOfReader(language, place, browserLocales(tags));
}
