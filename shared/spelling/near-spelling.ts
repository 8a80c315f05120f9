import { toSearchText } from '../search-text.ts';
import type { CountedText } from './frequent-words.ts';
import { BETWEEN_NAMES, canBeMisspelt, editsBetween, wordsOfNames } from './near-words.ts';

/** A longer search is not a name. */
const MAX_WORDS = 6;
const MAX_CANDIDATES = 5;

/**
 * The words that somebody may have meant by some that no text contains: 'Carrefour' for 'carrefur', as the most frequent
 * text spells it. Words that are there stay. Undefined where nothing is near, or where all are there.
 */
export function nearSpelling(typed: string, all: readonly CountedText[]): string | undefined {
  const asked = toSearchText(typed)
    .split(BETWEEN_NAMES)
    .filter((word) => word !== '');
  if (asked.length > MAX_WORDS || !asked.some(canBeMisspelt)) return undefined;
  const known = wordsOfNames(all).words.map(({ word }) => word);
  const isThere = (word: string) => all.some(({ text }) => text.includes(word));
  let hasChanged = false;
  const meant: string[][] = [];
  for (const word of asked) {
    if (isThere(word)) meant.push([word]);
    else {
      hasChanged = true;
      meant.push(candidatesFor(word, known));
    }
  }
  if (!hasChanged || meant.some((candidates) => candidates.length === 0)) return undefined;
  return findPhrase(meant, all);
}

/** The words with the fewest other letters, the most frequent first. */
function candidatesFor(word: string, known: readonly string[]): string[] {
  let least = Infinity;
  let nearest: string[] = [];
  for (const each of known) {
    const edits = editsBetween(word, each);
    if (edits === undefined || edits > least) continue;
    if (edits < least) nearest = [];
    least = edits;
    nearest.push(each);
  }
  return nearest.slice(0, MAX_CANDIDATES);
}

/** The place in the most frequent text where candidates for each word follow each other, as it is written there. */
function findPhrase(meant: readonly (readonly string[])[], all: readonly CountedText[]): string | undefined {
  // The words have only letters and digits.
  const words = meant.map((candidates) => `(?:${candidates.join('|')})`);
  const phrase = new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(BETWEEN_NAMES.source)}`, 'u');
  let best: { count: number; spelling: string } | undefined;
  for (const each of all) {
    if (best !== undefined && best.count >= each.count) continue;
    const found = phrase.exec(each.text);
    if (found !== null) best = { count: each.count, spelling: asWritten(each, found) };
  }
  return best?.spelling;
}

/** With the capitals and accents of the description, which stands first in the text. */
function asWritten({ description }: CountedText, { 0: found, index }: RegExpExecArray): string {
  const isSameLength = toSearchText(description).length === description.length;
  const written = isSameLength ? description.slice(index, index + found.length) : '';
  return toSearchText(written) === found ? written : found;
}
