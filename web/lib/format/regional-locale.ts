import { localeOfPlace, type Where } from '#shared/locale-of-place.ts';
import { browserLocales } from '../language/browser-locales.ts';

/**
 * The locale in which a person reads a language: British days, Mexican decimals. Browsers say 'en-US' everywhere unless
 * somebody changes it, so the country and the time zone of the profile come before that.
 */
export function regionalLocale(language: string, where: Where, tags?: readonly string[]): string {
  const locales = browserLocales(tags).filter((each) => each.language === language);
  const chosen = locales.find(({ region, baseName }) => region !== undefined && baseName !== 'en-US');
  return chosen?.baseName ?? localeOfPlace(language, where) ?? locales[0]?.baseName ?? language;
}
