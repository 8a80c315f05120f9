import { localeOfReader, type UserPlace } from '#shared/locale-of-place.ts';
import { browserLocales } from '../language/browser-locales.ts';

/** The locale of a person: a language with the region whose days and amounts they read, such as 'en-GB'. */
export function regionalLocale(language: string, place: UserPlace, tags?: readonly string[]): string {
  return localeOfReader(language, place, browserLocales(tags));
}
