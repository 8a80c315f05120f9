import type { Instance } from './contract/instance.ts';
import { byLanguage, LANGUAGES, type Language } from './languages.ts';

/** The setting that holds what the administrator has to say in a language: 'bannerEs'. */
export type BannerName = `banner${Capitalize<Language>}`;

export function bannerName(language: Language): BannerName {
  return `banner${language.charAt(0).toUpperCase()}${language.slice(1)}` as BannerName;
}

/** A field for each of these settings. */
export function bannerFields<Value>(make: (language: Language) => Value): Record<BannerName, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [bannerName(language), make(language)])) as Record<
    BannerName,
    Value
  >;
}

/** What the administrator has to say, from the settings. */
export function bannersOf(settings: Record<BannerName, string | null>): Instance['banner'] {
  return byLanguage((language) => settings[bannerName(language)]);
}

/** What the administrator has to say, in the reader's language, else in another one, which is better than nothing. */
export function bannerIn(
  banner: Instance['banner'],
  language: Language,
): { text: string; language: Language } | undefined {
  const found = [language, ...LANGUAGES].find((one) => banner[one] !== null);
  if (found === undefined) return undefined;
  return { text: banner[found] ?? '', language: found };
}
