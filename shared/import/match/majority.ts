import type { KnownTransaction } from './find-perhaps.ts';

/** What is learned from. */
export type Learned = Pick<KnownTransaction, 'id' | 'type' | 'date' | 'description' | 'category'>;

/** A majority counts among the last five, if at least 80% of them agree. */
export const LAST = 5;
const MIN_SHARE = 0.8;

/** What at least 80% of the last five agree on, if they are as many as needed. */
export function majority(
  all: readonly Learned[],
  needed: number,
  pick: (transaction: Learned) => string,
): string | undefined {
  const last = all.toSorted(byNewest).slice(0, LAST);
  const votes = new Map<string, number>();
  for (const transaction of last) votes.set(pick(transaction), (votes.get(pick(transaction)) ?? 0) + 1);
  return [...votes].find(([, count]) => count >= needed && count >= last.length * MIN_SHARE)?.[0];
}

function byNewest(one: Learned, other: Learned): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
