import { bannerFields, type BannerName } from '../banner.ts';
import type { Language } from '../languages.ts';

/** The names of the banner settings of all languages: ('en', 'Notice in') makes 'Notice in Spanish'. */
export function bannerNames(reader: Language, beginning: string): Record<BannerName, string> {
  const names = new Intl.DisplayNames(reader, { type: 'language' });
  return bannerFields((language) => `${beginning} ${names.of(language) ?? language}`);
}
