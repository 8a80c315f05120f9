import type { Language } from '#shared/contract/fields.ts';

/** Returns a link whose page opens in a language, also in a browser that has chosen none or another. */
export function linkInLanguage(link: string, language: Language): string {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
}
