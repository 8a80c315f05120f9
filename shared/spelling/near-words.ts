import { isNear } from '../recognition/distance.ts';
import { frequentWords, type CountedText, type FrequentWord } from './frequent-words.ts';

export const BETWEEN_NAMES = /[^\p{L}\p{N}]+/u;
/** Only this many of a user's most frequent words are compared. */
const MAX_COMPARED = 5_000;
/** Longer words are hardly misspelt names, and take long to compare. */
const MAX_LETTERS = 40;

/** Whether a word has enough letters to be recognised with a mistake, and not too many. */
export function canBeMisspelt(word: string): boolean {
  return word.length >= 4 && word.length <= MAX_LETTERS;
}

/** Returns the words with which typed ones are compared, the most frequent first, and whether these are all. */
export function findNameWords<Text extends CountedText>(
  all: readonly Text[],
): { words: FrequentWord<Text>[]; hasAllWords: boolean } {
  return frequentWords(all, { most: MAX_COMPARED, separator: BETWEEN_NAMES });
}

/**
 * Returns the number of letters in which a typed word differs from a known one: 0, 1, or 2 if the longer one has at
 * least eight letters; undefined if they differ in more. Both are folded by `toSearchText`.
 */
export function countEdits(typed: string, word: string): number | undefined {
  if (typed === word) return 0;
  if (!canBeMisspelt(typed)) return undefined;
  if (isNear(typed, word, 1)) return 1;
  return Math.max(typed.length, word.length) >= 8 && isNear(typed, word, 2) ? 2 : undefined;
}
