import type { Language } from '../types.ts';

/** Words of questions outside their slots, by language. They are neither misspellings nor names of shops. */
export type KnownWords = Record<Language, ReadonlySet<string>>;

export const NO_WORDS: KnownWords = { en: new Set(), es: new Set() };

/** Detects the language that knows more words of a text; `other` on a tie. Spanish characters count as two words. */
export function detectLanguage(
  words: string,
  original: string,
  other: Language,
  known: KnownWords,
): Language {
  let score = /[¿¡ñ]|[áéíóú]/i.test(original) ? 2 : 0;
  for (const word of words.split(' ')) {
    if (known.es.has(word)) score += 1;
    if (known.en.has(word)) score -= 1;
  }
  return score > 0 ? 'es' : score < 0 ? 'en' : other;
}
