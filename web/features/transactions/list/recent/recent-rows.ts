import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';

/** A row of the latest transactions. A split purchase has its whole amount and the number of its parts. */
type RecentRow = { transaction: Transaction; parts?: number };

/** Returns one row per split purchase; a purchase of which one part is left becomes a transaction like any other. */
export function toRecentRows(items: readonly Transaction[], groups: readonly GroupSum[]): RecentRow[] {
  const sums = new Map(groups.map((group) => [group.id, group]));
  const shownGroupIds = new Set<string>();
  return items.flatMap((item): RecentRow[] => {
    const { groupId } = item;
    if (groupId === null) return [{ transaction: item }];
    if (shownGroupIds.has(groupId)) return [];
    shownGroupIds.add(groupId);
    const { count = 1, amount = item.amount } = sums.get(groupId) ?? {};
    return count > 1
      ? [{ transaction: { ...item, amount }, parts: count }]
      : [{ transaction: { ...item, groupId: null } }];
  });
}
