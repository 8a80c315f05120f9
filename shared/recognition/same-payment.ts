import type { TransactionType } from '../categories.ts';
import { descriptionFolder } from './normalise-description.ts';

/** A payment that repeats or comes once. */
export type Payment = {
  type: TransactionType;
  description: string;
  amountMinor: number;
  isEstimate: boolean;
};

/** The largest share of the larger amount by which two amounts may differ, and that of estimates. */
const FIXED_APART = 0.25;
const ESTIMATE_APART = 0.5;

/**
 * Makes a test whether two payments are probably the same: they have the same type, a similar amount, and all words
 * of one description are in the other.
 */
export function samePaymentTest(): (one: Payment, other: Payment) => boolean {
  const fold = descriptionFolder();
  const known = new Map<string, ReadonlySet<string>>();
  const toWords = (text: string) => {
    const words = known.get(text) ?? new Set(fold(text).split(' '));
    known.set(text, words);
    return words;
  };
  return (one, other) => {
    if (one.type !== other.type || !isLikeAmount(one, other)) return false;
    const [words, others] = [toWords(one.description), toWords(other.description)];
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
