import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';

/** A row of the latest transactions: a transaction, or a split purchase with its whole amount. */
export type RecentRow = { transaction: Transaction; parts?: number };

/** Of each split purchase one row; its last part is a whole transaction. */
export function toRecentRows(items: readonly Transaction[], groups: readonly GroupSum[]): RecentRow[] {
  const sums = new Map(groups.map((group) => [group.id, group]));
  const shown = new Set<string>();
  return items.flatMap((item): RecentRow[] => {
    const { groupId } = item;
    if (groupId === null) return [{ transaction: item }];
    if (shown.has(groupId)) return [];
    shown.add(groupId);
    const { count = 1, amount = item.amount } = sums.get(groupId) ?? {};
    return count > 1
      ? [{ transaction: { ...item, amount }, parts: count }]
      : [{ transaction: { ...item, groupId: null } }];
  });
}
