import { otherSearchesOfThing, searchesOfThing } from '#shared/advisor/slots/things.ts';
import { narrowedBy } from '#shared/advisor/slots/narrowed.ts';
import type { Language } from '#shared/contract/fields.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toWholeWord } from '#shared/transaction-search.ts';
import type { Bound, Ledger } from './types.ts';

type Asked = { merchant: string; words: readonly string[]; language: Language };

/**
 * The searches for the merchant of a question, by whole words. If no transaction has a typed word whole, longer words
 * that start with it count too.
 */
export async function searchedWords(
  { days }: Pick<Bound<Ledger>, 'days'>,
  asked: Asked,
): Promise<readonly string[]> {
  const { whole, otherwise } = searchesOf(asked);
  const isFound = otherwise === undefined || (await days({ anyOf: whole })).length > 0;
  return isFound ? whole : otherwise;
}

/** The words as the history's filter takes them: folded, without the commas between values. */
function foldedWords(words: readonly string[]): string[] {
  const folded = words.map((word) => toSearchText(word).replaceAll(',', ' ').trim());
  return [...new Set(folded.filter((word) => word !== ''))];
}

function searchesOf({ merchant, words, language }: Asked): { whole: string[]; otherwise?: string[] } {
  const name = toSearchText(merchant);
  const ofThing = searchesOfThing(name, language);
  if (ofThing !== undefined) {
    const otherwise = otherSearchesOfThing(name, language);
    return { whole: ofThing, ...(otherwise && { otherwise }) };
  }
  const folded = foldedWords(words);
  const whole = folded.map((word) => toWholeWord(word));
  return narrowedBy(name) === undefined ? { whole, otherwise: folded } : { whole };
}
