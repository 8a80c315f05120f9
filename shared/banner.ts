import type { Language } from './contract/fields.ts';
import type { Instance } from './contract/instance.ts';

/** What the administrator has to say, in the reader's language, else in the other one, which is better than nothing. */
export function bannerIn(
  banner: Instance['banner'],
  language: Language,
): { text: string; language: Language } | undefined {
  const languages = [language, language === 'en' ? 'es' : 'en'] as const;
  const found = languages.find((one) => banner[one] !== null);
  if (found === undefined) return undefined;
  return { text: banner[found] ?? '', language: found };
}
