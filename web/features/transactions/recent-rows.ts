import type { CalendarDay } from '#shared/calendar.ts';
import type { RecentPurchases, Summary } from '#shared/contract/summaries.ts';
import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';
import { DEFAULT_RECENT_COUNT } from '#shared/limits.ts';
import { newestFirst } from './transaction-change.ts';

/** A row of the latest transactions: a transaction, or a split purchase with its whole amount. */
export type RecentRow = { transaction: Transaction; parts?: number };

export type Recent = Pick<Summary, 'recent' | 'recentGroups' | 'recentUpToToday'>;

/** The latest five transactions that are not dated later than today, and their split purchases. */
export function upToToday(
  { recent, recentGroups, recentUpToToday }: Recent,
  today: CalendarDay,
): RecentPurchases {
  // Transactions dated later when the summary was made may be of today by now.
  const all = [...recent, ...(recentUpToToday?.items ?? [])].filter(({ date }) => date <= today);
  const byId = new Map(all.map((each) => [each.id, each]));
  return {
    items: [...byId.values()].toSorted(newestFirst).slice(0, DEFAULT_RECENT_COUNT),
    groups: [...recentGroups, ...(recentUpToToday?.groups ?? [])],
  };
}

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
