import { regionOf, type Language } from '#shared/languages.ts';

/** The locale of the browser that takes pictures: who pays in euros and reads English writes dates as the British do. */
export function pictureLocale(language: Language): string {
  return `${language}-${language === 'en' ? 'GB' : regionOf(language)}`;
}
