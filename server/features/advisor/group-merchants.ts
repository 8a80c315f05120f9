import { merchantKey } from '#shared/recognition/merchant-key.ts';
import { withoutMonth } from '#shared/recognition/normalise-description.ts';
import type { TextSum } from './ledger-types.ts';

/** More are too small to be named. */
const MOST_MERCHANTS = 60;

/** `key` is what the history's filter of a merchant takes. */
export type Merchant = { name: string; key: string; minor: number; count: number };

type Group = Omit<Merchant, 'name'> & Pick<TextSum, 'description' | 'last'>;

/**
 * Merchants as the report of merchants groups, names and orders them. Each transaction is of one merchant, so that no
 * money is counted twice.
 */
export function groupMerchants(texts: readonly TextSum[]): Merchant[] {
  const groups = new Map<string, Group>();
  for (const { description, amountMinor: minor, count, last } of texts) {
    const key = merchantKey(description);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, description, last, minor, count });
    else addTo(group, { key, description, last, minor, count });
  }
  return [...groups.values()]
    .toSorted(largestFirst)
    .slice(0, MOST_MERCHANTS)
    .map(({ key, description, minor, count }) => ({ name: withoutMonth(description), key, minor, count }));
}

/** What was written last names it, and of one day the shortest. */
function addTo(known: Group, { description, last, minor, count }: Group): void {
  const isShorter =
    description.length - known.description.length || (description < known.description ? -1 : 1);
  if (last > known.last || (last === known.last && isShorter < 0)) known.description = description;
  if (last > known.last) known.last = last;
  known.minor += minor;
  known.count += count;
}

function largestFirst(one: Group, other: Group): number {
  return other.minor - one.minor || other.count - one.count || (one.key < other.key ? -1 : 1);
}
