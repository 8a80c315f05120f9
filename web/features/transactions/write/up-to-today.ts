import type { CalendarDay } from '#shared/calendar.ts';
import type { RecentPurchases, Summary } from '#shared/contract/summaries.ts';
import { DEFAULT_RECENT_COUNT } from '#shared/limits.ts';
import { newestFirst } from './transaction-change.ts';

export type Recent = Pick<Summary, 'recent' | 'recentGroups' | 'recentUpToToday'>;

/** Returns the latest five transactions up to today, and the sums of their split purchases. */
export function upToToday(
  { recent, recentGroups, recentUpToToday }: Recent,
  today: CalendarDay,
): RecentPurchases {
  // A transaction that was dated tomorrow when the summary was fetched may be dated today by now.
  const all = [...recent, ...(recentUpToToday?.items ?? [])].filter(({ date }) => date <= today);
  const byId = new Map(all.map((transaction) => [transaction.id, transaction]));
  return {
    items: [...byId.values()].toSorted(newestFirst).slice(0, DEFAULT_RECENT_COUNT),
    groups: [...recentGroups, ...(recentUpToToday?.groups ?? [])],
  };
}
