/** Numbers that show to which category of one type a word points. */
export type WordModel = {
  /** The share of each category before any word. */
  shares: ReadonlyMap<string, number>;
  /** The number of times that each word occurs in each category. */
  weights: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

type Guess = { category: string; words: string[]; probability: number };

/** One payee counts at most this many times, so that an everyday shop does not decide for all others. */
const MAX_PER_PAYEE = 4;
/** The weight of a category's share, as a number of occurrences of a word. */
const SHARE_WEIGHT = 1;
const MIN_PROBABILITY = 0.8;
const MIN_WORD_LENGTH = 3;
const MAX_WORDS = 8;
const MAX_SHOWN_WORDS = 3;

/**
 * Counts the words of payees by category. The transactions of a payee count a few times at most, and its words share
 * them: 'Mercadona' decides more for 'Mercadona Gran Vía' than 'Corner shop, milk' does for 'Computer shop'.
 */
export function learnWords(
  payees: ReadonlyMap<string, readonly { category: string }[]>,
  categoryCount: number,
): WordModel {
  const weights = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  let sum = categoryCount;
  for (const [key, transactions] of payees) {
    const words = toWords(key);
    const part = Math.min(transactions.length, MAX_PER_PAYEE) / transactions.length;
    for (const { category } of transactions) {
      totals.set(category, (totals.get(category) ?? 1) + part);
      sum += part;
      for (const word of words) {
        const byCategory = weights.get(word) ?? new Map<string, number>();
        byCategory.set(category, (byCategory.get(category) ?? 0) + part / words.length);
        weights.set(word, byCategory);
      }
    }
  }
  const shares = new Map([...totals].map(([category, total]) => [category, total / sum]));
  return { shares, weights };
}

/**
 * Guesses a category for the words of a payee by naive Bayes; undefined below a probability of 0.8. The first word must
 * be known and point to the category, because later words may name a town, and a town says nothing about the category.
 */
export function guessCategory({ shares, weights }: WordModel, key: string): Guess | undefined {
  const words = toWords(key);
  const [first] = words;
  if (first === undefined) return undefined;
  const known = words.flatMap((word) => {
    const byCategory = weights.get(word);
    return byCategory === undefined ? [] : [{ word, byCategory, total: sumWeights(byCategory) }];
  });
  const logs = [...shares].map(([category, share]) => {
    const log = known.reduce((sum, { byCategory, total }) => {
      const probability = ((byCategory.get(category) ?? 0) + SHARE_WEIGHT * share) / (total + SHARE_WEIGHT);
      return sum + Math.log(probability / share);
    }, Math.log(share));
    return { category, log };
  });
  const unseenShare = 1 - [...shares.values()].reduce((sum, share) => sum + share, 0);
  const unseenProbability =
    unseenShare * known.reduce((product, { total }) => product * (SHARE_WEIGHT / (total + SHARE_WEIGHT)), 1);
  const allProbabilities = logs.reduce((sum, { log }) => sum + Math.exp(log), Math.max(0, unseenProbability));
  const [best] = logs.toSorted((one, other) => other.log - one.log);
  if (best === undefined) return undefined;
  const probability = Math.exp(best.log) / allProbabilities;
  const pointing = known.filter(({ byCategory, total }) => (byCategory.get(best.category) ?? 0) > total / 2);
  if (probability < MIN_PROBABILITY || pointing[0]?.word !== first) return undefined;
  return {
    category: best.category,
    words: pointing.slice(0, MAX_SHOWN_WORDS).map(({ word }) => word),
    probability,
  };
}

function toWords(key: string): string[] {
  const words = key.split(' ').filter((word) => word.length >= MIN_WORD_LENGTH && !/^\p{N}+$/u.test(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function sumWeights(byCategory: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const weight of byCategory.values()) total += weight;
  return total;
}
