const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The words as a set, made once for each list: somebody may have 20,000 of them, and each question looks twice. */
export function setOfWords(words: readonly string[]): ReadonlySet<string> {
  const set = sets.get(words) ?? new Set(words);
  sets.set(words, set);
  return set;
}
