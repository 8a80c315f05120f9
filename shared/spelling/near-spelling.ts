import { toSearchText } from '../search-text.ts';
import type { CountedText } from './frequent-words.ts';
import { BETWEEN_NAMES, canBeMisspelt, countEdits, findNameWords } from './near-words.ts';

/** A search of more words is not a name. */
const MAX_WORDS = 6;
const MAX_CANDIDATES = 5;

/**
 * Returns a typed search with its misspelt words corrected, as the most frequent text spells them: 'Carrefour' for
 * 'carrefur'. Returns undefined if texts contain all words, or if a word resembles no word of a text.
 */
export function nearSpelling(typed: string, all: readonly CountedText[]): string | undefined {
  const words = toSearchText(typed)
    .split(BETWEEN_NAMES)
    .filter((word) => word !== '');
  if (words.length > MAX_WORDS || !words.some(canBeMisspelt)) return undefined;
  const known = findNameWords(all).words.map(({ word }) => word);
  const unknown = new Set(words.filter((word) => !all.some(({ text }) => text.includes(word))));
  if (unknown.size === 0) return undefined;
  const candidates = words.map((word) => (unknown.has(word) ? findCandidates(word, known) : [word]));
  if (candidates.some(({ length }) => length === 0)) return undefined;
  return findPhrase(candidates, all);
}

/** Returns the known words that differ from a word in the fewest letters, the most frequent first. */
function findCandidates(word: string, known: readonly string[]): string[] {
  let least = Infinity;
  let nearest: string[] = [];
  for (const each of known) {
    const edits = countEdits(word, each);
    if (edits === undefined || edits > least) continue;
    if (edits < least) nearest = [];
    least = edits;
    nearest.push(each);
  }
  return nearest.slice(0, MAX_CANDIDATES);
}

/** Finds one candidate for each word, in this order, in the most frequent text. Returns them as written there. */
function findPhrase(
  candidates: readonly (readonly string[])[],
  all: readonly CountedText[],
): string | undefined {
  // The words have only letters and digits.
  const words = candidates.map((each) => `(?:${each.join('|')})`);
  const phrase = new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(BETWEEN_NAMES.source)}`, 'u');
  let best: { count: number; spelling: string } | undefined;
  for (const each of all) {
    if (best !== undefined && best.count >= each.count) continue;
    const found = phrase.exec(each.text);
    if (found !== null) best = { count: each.count, spelling: asWritten(each, found) };
  }
  return best?.spelling;
}

/** Takes the capitals and accents from the description, with which the text begins. */
function asWritten({ description }: CountedText, { 0: found, index }: RegExpExecArray): string {
  const isSameLength = toSearchText(description).length === description.length;
  const written = isSameLength ? description.slice(index, index + found.length) : '';
  return toSearchText(written) === found ? written : found;
}
