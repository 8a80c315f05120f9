import type { Instance } from './contract/instance.ts';
import { byLanguage, LANGUAGES, type Language } from './languages.ts';

/** The setting that holds the administrator's banner in a language: 'bannerEs'. */
export type BannerName = `banner${Capitalize<Language>}`;

export function bannerName(language: Language): BannerName {
  return `banner${language.charAt(0).toUpperCase()}${language.slice(1)}` as BannerName;
}

/** Makes an object with a value for the banner setting of each language. */
export function bannerFields<Value>(make: (language: Language) => Value): Record<BannerName, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [bannerName(language), make(language)])) as Record<
    BannerName,
    Value
  >;
}

/** Reads the administrator's banner in each language from the settings. */
export function toBanners(settings: Record<BannerName, string | null>): Instance['banner'] {
  return byLanguage((language) => settings[bannerName(language)]);
}

/** Finds the administrator's banner in the reader's language, or else in another one. */
export function findBanner(
  banner: Instance['banner'],
  language: Language,
): { text: string; language: Language } | undefined {
  const shown = [language, ...LANGUAGES].find((one) => banner[one] !== null);
  return shown && { text: banner[shown] ?? '', language: shown };
}
