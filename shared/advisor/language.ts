import { DICTIONARIES } from './dictionary.ts';
import type { Language } from './types.ts';

/** The language whose words a text has more of; `other` on a tie. */
export function languageOf(words: string, original: string, other: Language): Language {
  let score = /[¿¡ñ]|[áéíóú]/i.test(original) ? 2 : 0;
  for (const word of words.split(' ')) {
    if (DICTIONARIES.es.words.has(word)) score += 1;
    if (DICTIONARIES.en.words.has(word)) score -= 1;
  }
  return score > 0 ? 'es' : score < 0 ? 'en' : other;
}
