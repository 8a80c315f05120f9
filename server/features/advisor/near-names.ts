import { findNarrowed } from '#shared/advisor/slots/narrowed.ts';
import { searchesOfThing } from '#shared/advisor/slots/things.ts';
import { countEdits, findNameWords } from '#shared/spelling/near-words.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';

export type NearNames = {
  names: readonly string[];
  /** Whether all words were compared; if there are too many, only the most frequent are. */
  hasAllWords: boolean;
};

const MAX_NAMES = 3;
/** Names that share this many first letters with the word count as similar. */
const START_LETTERS = 4;

/**
 * Returns the names with a word that is spelled or begins almost like this one, the most frequent first. For 'car
 * insurance' it returns other insurance.
 */
export function nearNames(word: string, all: readonly TextSum[]): NearNames {
  const thing = findNarrowed(word)?.thing;
  if (thing !== undefined) {
    const things = searchesOfThing(thing) ?? [];
    return {
      names: toNames(all.filter(({ text }) => things.some((each) => hasWordStart(text, each)))),
      hasAllWords: true,
    };
  }
  const { words, hasAllWords } = findNameWords(all);
  const isSimilar = createSimilarityTest(word);
  const similar = new Set(words.filter((each) => isSimilar(each.word)).flatMap(({ texts }) => texts));
  return { names: toNames([...similar]), hasAllWords };
}

function createSimilarityTest(word: string): (each: string) => boolean {
  const start = word.length > START_LETTERS ? word.slice(0, START_LETTERS) : undefined;
  return (each) => (start !== undefined && each.startsWith(start)) || countEdits(word, each) !== undefined;
}

function toNames(texts: readonly TextSum[]): string[] {
  const sorted = texts.toSorted((one, other) => other.count - one.count);
  return [...new Set(sorted.map(({ description }) => description))].slice(0, MAX_NAMES);
}
