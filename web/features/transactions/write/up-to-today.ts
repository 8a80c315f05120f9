import type { CalendarDay } from '#shared/calendar.ts';
import type { RecentPurchases, Summary } from '#shared/contract/summaries.ts';
import { DEFAULT_RECENT_COUNT } from '#shared/limits.ts';
import { newestFirst } from './transaction-change.ts';

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
