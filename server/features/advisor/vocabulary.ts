import type { Vocabulary } from '#shared/advisor/types.ts';
import { toWords } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';

const MAX_WORDS = 20_000;

/** The words of a user's descriptions, notes and tags, folded, the most frequent first. */
export function wordsOf(texts: readonly TextSum[]): string[] {
  const counts = new Map<string, number>();
  for (const { text, count } of texts) {
    for (const word of new Set(toWords(text).split(' '))) {
      if (word !== '') counts.set(word, (counts.get(word) ?? 0) + count);
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

export type Categories = Vocabulary['categories'];
