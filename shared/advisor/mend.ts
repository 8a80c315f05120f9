import { isKnown, isName, isOfLanguage, isWordOf } from './dictionary.ts';
import { slipOfOwn } from './merchants.ts';
import { setOfWords } from './set-of-words.ts';
import { mendSlip } from './slips.ts';
import { toWords } from './text.ts';
import type { Language, Vocabulary } from './types.ts';

const OTHER: Record<Language, Language> = { en: 'es', es: 'en' };
/** Mends slips of single words, never to a word of another language. */
export function mend(words: string, language: Language, vocabulary: Vocabulary): string {
  const own = setOfWords(vocabulary.words);
  const named = new Set(vocabulary.categories.flatMap(({ name }) => toWords(name).split(' ')));
  const all = words.split(' ');
  return all
    .map((word, index) => {
      if (!/^[a-z]+$/.test(word) || own.has(word) || named.has(word) || hasSense(word, language)) return word;
      if (word.length >= 4 && (own.has(word.replace(/s$/, '')) || startsOwn(word, vocabulary.words)))
        return word;
      const ownSlip = slipOfOwn(word, vocabulary.words);
      const isFilter = FILTER_BEFORE.test(all.slice(Math.max(0, index - 2), index).join(' '));
      const mended = mendSlip(word, language, isFilter);
      if (ownSlip !== undefined && (mended === undefined || isFilter)) return ownSlip;
      return mended === undefined || isWordOf(word, OTHER[language]) ? word : mended;
    })
    .join(' ');
}

function startsOwn(word: string, words: readonly string[]): boolean {
  return words.some((own) => own.startsWith(word));
}

function hasSense(word: string, language: Language): boolean {
  return isKnown(word, language) || isOfLanguage(word, language) || isName(word);
}

const FILTER_BEFORE =
  /(?:^| )(?:at|from|in|on|for|en|de|a|con|por)(?: (?:the|an?|my|el|la|los|las|un|una|mi))?$|(?:^| )(?:al|del)$/;
