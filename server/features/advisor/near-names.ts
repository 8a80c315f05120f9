import { narrowedBy } from '#shared/advisor/narrowed.ts';
import { merchantWords } from '#shared/advisor/merchant-words.ts';
import { isNear } from '#shared/recognition/distance.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';

const MOST = 3;
/** Letters by which a name counts as alike. */
const MIN_START = 4;

/**
 * The names with a word that is almost this one, or begins as it does; those of most transactions first. What is like
 * 'car insurance' is other insurance.
 */
export function nearNames(word: string, all: readonly TextSum[]): string[] {
  const isLikeWord = likeTest(word);
  const thing = narrowedBy(word)?.thing;
  const things = thing === undefined ? undefined : merchantWords(thing);
  const isLike = ({ text }: TextSum) =>
    things?.some((each) => hasWordStart(text, each)) ??
    ((word.length >= MIN_START + 1 && hasWordStart(text, word.slice(0, MIN_START))) ||
      text.split(/[^\p{L}\p{N}]+/u).some(isLikeWord));
  const like = all.filter(isLike).toSorted((one, other) => other.count - one.count);
  return [...new Set(like.map(({ description }) => description))].slice(0, MOST);
}

/** Compares each word once, of which texts have the same ones again and again. */
function likeTest(word: string): (each: string) => boolean {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const known = new Map<string, boolean>();
  return (each) => {
    let isLike = known.get(each);
    if (isLike === undefined) known.set(each, (isLike = each.length > 2 && isNear(each, word, limit)));
    return isLike;
  };
}
