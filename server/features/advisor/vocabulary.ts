import type { Vocabulary } from '#shared/advisor/types.ts';
import { frequentWords } from '#shared/spelling/frequent-words.ts';
import { BETWEEN_WORDS, withoutApostrophes } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';

const MAX_WORDS = 20_000;

/** Returns the words of descriptions, notes and tags, folded and without apostrophes, the most frequent first. */
export function toWords(texts: readonly TextSum[]): string[] {
  const { words } = frequentWords(texts, { most: MAX_WORDS, separator: BETWEEN_WORDS });
  return [...new Set(words.map(({ word }) => withoutApostrophes(word)))];
}

export type Categories = Vocabulary['categories'];
