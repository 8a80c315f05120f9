import { merchantKey } from '#shared/recognition/merchant-key.ts';
import { withoutMonth } from '#shared/recognition/normalise-description.ts';
import type { TextSum } from './ledger-types.ts';

/** The most merchants that are returned; the others are too small to be named. */
const MAX_MERCHANTS = 60;

/** A merchant's total. `key` is the value of the history's `merchant` filter. */
export type Merchant = { name: string; key: string; minor: number; count: number };

type Group = Omit<Merchant, 'name'> & Pick<TextSum, 'description' | 'last'>;

/**
 * Groups, names and sorts merchants as the merchants report does. Each transaction belongs to one merchant: no money
 * is counted twice.
 */
export function groupMerchants(texts: readonly TextSum[]): Merchant[] {
  const groups = new Map<string, Group>();
  for (const { description, amountMinor: minor, count, last } of texts) {
    const key = merchantKey(description);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, description, last, minor, count });
    else addToGroup(group, { key, description, last, minor, count });
  }
  return [...groups.values()]
    .toSorted(largestFirst)
    .slice(0, MAX_MERCHANTS)
    .map(({ key, description, minor, count }) => ({ name: withoutMonth(description), key, minor, count }));
}

/** The latest description names the merchant; the shortest one if several have the same day. */
function addToGroup(group: Group, { description, last, minor, count }: Group): void {
  const lengthOrder =
    description.length - group.description.length || (description < group.description ? -1 : 1);
  if (last > group.last || (last === group.last && lengthOrder < 0)) group.description = description;
  if (last > group.last) group.last = last;
  group.minor += minor;
  group.count += count;
}

function largestFirst(one: Group, other: Group): number {
  return other.minor - one.minor || other.count - one.count || (one.key < other.key ? -1 : 1);
}
