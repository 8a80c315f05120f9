import { isNear } from '../recognition/distance.ts';
import { frequentWords, type CountedText, type FrequentWord } from './frequent-words.ts';

export const BETWEEN_NAMES = /[^\p{L}\p{N}]+/u;
/** More words of one user are not compared: the most frequent ones are. */
const MAX_COMPARED = 5_000;
/** Nobody misspells longer ones, and they would take long to compare. */
const MAX_LETTERS = 40;

/** Whether a word is long enough to be misspelt. */
export function canBeMisspelt(word: string): boolean {
  return word.length >= 4 && word.length <= MAX_LETTERS;
}

/** The words of names that could be compared, the most frequent first, and whether these are all. */
export function wordsOfNames<Text extends CountedText>(
  all: readonly Text[],
): { words: FrequentWord<Text>[]; isWhole: boolean } {
  return frequentWords(all, { most: MAX_COMPARED, between: BETWEEN_NAMES });
}

/**
 * By how many letters a word is another spelling of a typed one, both by `toSearchText`: by one, or by two if the longer
 * one has eight; undefined if it is none.
 */
export function editsBetween(typed: string, word: string): number | undefined {
  if (typed === word) return 0;
  if (!canBeMisspelt(typed)) return undefined;
  if (isNear(typed, word, 1)) return 1;
  return Math.max(typed.length, word.length) >= 8 && isNear(typed, word, 2) ? 2 : undefined;
}
