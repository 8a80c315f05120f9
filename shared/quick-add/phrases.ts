import type { Token } from './tokens.ts';

/** Phrases by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, { words: string[]; value: Value }[]>;

/** Makes phrases from pairs of a value and its phrases in one text: 'today|this morning'. */
export function toPhrases<Value>(
  lists: readonly (readonly [value: Value, phrases: string])[],
): Phrases<Value> {
  const all = new Map<string, { words: string[]; value: Value }[]>();
  for (const [value, phrases] of lists) {
    for (const phrase of phrases.split('|')) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      const known = all.get(first) ?? [];
      all.set(
        first,
        [...known, { words, value }].toSorted((a, b) => b.words.length - a.words.length),
      );
    }
  }
  return all;
}

/** Finds the longest phrase that begins at a token. `end` is the index of the token after it. */
export function findPhrase<Value>(
  phrases: Phrases<Value>,
  tokens: readonly Token[],
  at: number,
): { value: Value; end: number } | undefined {
  const found = phrases
    .get(tokens[at]?.word ?? '')
    ?.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word));
  return found && { value: found.value, end: at + found.words.length };
}
