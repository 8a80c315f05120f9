import type { KnownTransaction } from './find-perhaps.ts';

/** A transaction from which payees and words are learned. */
export type Learned = Pick<KnownTransaction, 'id' | 'type' | 'date' | 'description' | 'category'>;

/** The number of the latest transactions that decide. */
export const MAX_LAST = 5;
const MIN_SHARE = 0.8;

/** Returns the value on which at least 80% of the last five agree, if it has the needed number of votes. */
export function majority(
  all: readonly Learned[],
  needed: number,
  pick: (transaction: Learned) => string,
): string | undefined {
  const last = all.toSorted(byNewest).slice(0, MAX_LAST);
  const votes = new Map<string, number>();
  for (const transaction of last) votes.set(pick(transaction), (votes.get(pick(transaction)) ?? 0) + 1);
  return [...votes].find(([, count]) => count >= needed && count >= last.length * MIN_SHARE)?.[0];
}

function byNewest(one: Learned, other: Learned): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
