import type { TransactionType } from '../categories.ts';
import { descriptionFolder } from './normalise-description.ts';

/** Something paid again and again, or once, in minor units. */
export type Payment = {
  type: TransactionType;
  description: string;
  amountMinor: number;
  isEstimate: boolean;
};

/** How far amounts may be apart, as a share of the larger one. */
const FIXED_APART = 0.25;
const ESTIMATE_APART = 0.5;

/**
 * Makes a test whether two are likely to be the same: the same type, a like amount, and a description with the same
 * words or a part of them.
 */
export function samePaymentTest(): (one: Payment, other: Payment) => boolean {
  const fold = descriptionFolder();
  const known = new Map<string, ReadonlySet<string>>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? new Set(fold(text).split(' '));
    known.set(text, words);
    return words;
  };
  return (one, other) => {
    if (one.type !== other.type || !isLikeAmount(one, other)) return false;
    const [words, others] = [wordsOf(one.description), wordsOf(other.description)];
    return isPartOf(words, others) || isPartOf(others, words);
  };
}

function isPartOf(words: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...words].every((word) => all.has(word));
}

function isLikeAmount(one: Payment, other: Payment): boolean {
  const most = one.isEstimate || other.isEstimate ? ESTIMATE_APART : FIXED_APART;
  const larger = Math.max(one.amountMinor, other.amountMinor);
  return Math.abs(one.amountMinor - other.amountMinor) <= most * larger;
}
