import type { KnownTransaction } from './find-perhaps.ts';

/** A majority counts among the last five, if at least 80% of them agree. */
const LAST = 5;
const MIN_SHARE = 0.8;

/** What at least 80% of the last five agree on, if they are as many as needed. */
export function majority(
  all: readonly KnownTransaction[],
  needed: number,
  pick: (transaction: KnownTransaction) => string,
): string | undefined {
  const last = all.toSorted(byNewest).slice(0, LAST);
  const votes = new Map<string, number>();
  for (const transaction of last) votes.set(pick(transaction), (votes.get(pick(transaction)) ?? 0) + 1);
  return [...votes].find(([, count]) => count >= needed && count >= last.length * MIN_SHARE)?.[0];
}

function byNewest(one: KnownTransaction, other: KnownTransaction): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
