import { narrowedBy } from '#shared/advisor/slots/narrowed.ts';
import { searchesOfThing } from '#shared/advisor/slots/things.ts';
import { editsBetween, wordsOfNames } from '#shared/spelling/near-words.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';

export type NearNames = {
  names: readonly string[];
  /** Whether all words were looked at; of too many, only the most frequent are. */
  isWhole: boolean;
};

const MOST = 3;
/** Letters by which a name counts as alike. */
const MIN_START = 4;

/**
 * The names with a word that is almost this one, or begins as it does; those of most transactions first. What is like
 * 'car insurance' is other insurance.
 */
export function nearNames(word: string, all: readonly TextSum[]): NearNames {
  const thing = narrowedBy(word)?.thing;
  if (thing !== undefined) {
    const things = searchesOfThing(thing) ?? [];
    return {
      names: namesOf(all.filter(({ text }) => things.some((each) => hasWordStart(text, each)))),
      isWhole: true,
    };
  }
  const { words, isWhole } = wordsOfNames(all);
  const isLike = likeTest(word);
  const like = new Set(words.filter((each) => isLike(each.word)).flatMap(({ texts }) => texts));
  return { names: namesOf([...like]), isWhole };
}

function likeTest(word: string): (each: string) => boolean {
  const start = word.length > MIN_START ? word.slice(0, MIN_START) : undefined;
  return (each) => (start !== undefined && each.startsWith(start)) || editsBetween(word, each) !== undefined;
}

function namesOf(texts: readonly TextSum[]): string[] {
  const sorted = texts.toSorted((one, other) => other.count - one.count);
  return [...new Set(sorted.map(({ description }) => description))].slice(0, MOST);
}
