import { toPhrases, type Phrases } from '../../quick-add/phrases.ts';

/** A phrase of a text, and the words before and after it, the nearest first. */
export type Place = { phrase: string; before: readonly string[]; after: readonly string[] };

/** Splits a list into phrases. `|` separates them, and lines may break between words. */
export const readList = (list: string): string[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');

/** Makes a lookup of the phrases of several lists; the value of a phrase is the value of its list. */
export const toPhraseLookup = <Value>(
  lists: readonly (readonly [value: Value, list: string])[],
): Phrases<Value> =>
  toPhrases(lists.flatMap(([value, list]) => readList(list).map((phrase) => [value, phrase] as const)));

/** Finds the longest phrase that begins at a word, and its end. */
export function phraseAt<Value>(
  phrases: Phrases<Value>,
  words: readonly string[],
  at: number,
): { value: Value; end: number } | undefined {
  const found = phrases
    .get(words[at] ?? '')
    ?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word));
  return found && { value: found.value, end: at + found.words.length };
}

/** Replaces phrases in a text, the longest first at each word. A phrase stays if `by` returns undefined. */
export function replacePhrases<Value>(
  text: string,
  phrases: Phrases<Value>,
  by: (value: Value, place: Place) => string | undefined,
): string {
  const words = text.split(' ');
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = phraseAt(phrases, words, at);
    const end = found?.end ?? at + 1;
    const phrase = words.slice(at, end).join(' ');
    const place = { phrase, before: words.slice(0, at).toReversed(), after: words.slice(end) };
    rest.push((found && by(found.value, place)) ?? phrase);
    at = end;
  }
  return rest.join(' ');
}
