import { regionOf, type Language } from '#shared/languages.ts';

/** The locale of the browser that takes pictures. English readers who pay in euros get British dates. */
export function pictureLocale(language: Language): string {
  return `${language}-${language === 'en' ? 'GB' : regionOf(language)}`;
}
