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

const MAX_USERS_KEPT = 50;

/** Remembers the words of some users until their transactions change. */
export function createWordMemory() {
  const kept = new Map<string, { revision: number; words: Promise<string[]> }>();
  return async (userId: string, revision: number, read: () => Promise<string[]>): Promise<string[]> => {
    const before = kept.get(userId);
    kept.delete(userId);
    const found = before?.revision === revision ? before : { revision, words: read() };
    kept.set(userId, found);
    const [first] = kept.keys();
    if (kept.size > MAX_USERS_KEPT && first !== undefined) kept.delete(first);
    try {
      return await found.words;
    } catch (error) {
      if (kept.get(userId) === found) kept.delete(userId);
      throw error;
    }
  };
}

export type Categories = Vocabulary['categories'];
