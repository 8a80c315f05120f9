import { otherSearchesOfThing, searchesOfThing } from '#shared/advisor/slots/things.ts';
import { findNarrowed } from '#shared/advisor/slots/narrowed.ts';
import type { Language } from '#shared/contract/fields.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toWholeWord } from '#shared/transaction-search.ts';
import type { Bound, Ledger } from './types.ts';

type AskedMerchant = { merchant: string; words: readonly string[]; language: Language };

/**
 * Returns the searches for the merchant of a question, by whole words. If no transaction has a whole word, returns
 * searches for longer words that start with it.
 */
export async function findSearchedWords(
  { days }: Pick<Bound<Ledger>, 'days'>,
  asked: AskedMerchant,
): Promise<readonly string[]> {
  const { wholeWords, wordStarts } = toSearches(asked);
  const isFound = wordStarts === undefined || (await days({ anyOf: wholeWords })).length > 0;
  return isFound ? wholeWords : wordStarts;
}

/** Folds words for the history's filter, and removes commas, which separate its values. */
function foldWords(words: readonly string[]): string[] {
  const folded = words.map((word) => toSearchText(word).replaceAll(',', ' ').trim());
  return [...new Set(folded.filter((word) => word !== ''))];
}

function toSearches({ merchant, words, language }: AskedMerchant): {
  wholeWords: string[];
  wordStarts?: string[];
} {
  const name = toSearchText(merchant);
  const searches = searchesOfThing(name, language);
  if (searches !== undefined) {
    const wordStarts = otherSearchesOfThing(name, language);
    return { wholeWords: searches, ...(wordStarts && { wordStarts }) };
  }
  const folded = foldWords(words);
  const wholeWords = folded.map((word) => toWholeWord(word));
  return findNarrowed(name) === undefined ? { wholeWords, wordStarts: folded } : { wholeWords };
}
