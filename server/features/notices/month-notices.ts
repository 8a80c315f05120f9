import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { limitPerWeek } from '#shared/notices/find-notices.ts';
import type { NoticeKind } from '#shared/notices/types.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { cacheByRevision } from '#server/caching/cache-by-revision.ts';
import { foldNotices } from './fold.ts';
import type { NoticesOptions } from './notices.ts';
import { selectDismissedKeys } from './queries.ts';
import { isDismissed, toNotice } from './to-notice.ts';

const MAX_CACHED_USERS = 500;
/**
 * Notices of these kinds are left out once their month is over: a late payment may have come since, and a low point
 * no longer lies ahead.
 */
const CURRENT_MONTH_KINDS: readonly NoticeKind[] = ['missed', 'ended', 'lowPoint'];

/**
 * Returns a function that lists the notices of a month, the newest first: few of each kind, no dismissed ones. Those of
 * a month that is over are found as of its last day.
 */
export function createMonthNotices({
  database,
  compute,
  changes,
}: Pick<NoticesOptions, 'database' | 'compute'> & { changes: Pick<ChangeLog, 'isSame'> }) {
  const db = database.read;
  const readCurrentMonth = cacheByRevision(
    { db, maxUsers: MAX_CACHED_USERS },
    (user: { userId: string; today: CalendarDay }) => compute(user),
  );
  const readPastMonth = cacheByRevision(
    {
      db,
      maxUsers: MAX_CACHED_USERS,
      // Later transactions do not affect a month that is over.
      dependsOn: { changes, daysOf: ({ today }) => [{ from: '', to: today }] },
    },
    (user: { userId: string; today: CalendarDay }) => compute(user, true),
  );

  return async (
    { userId, currency, today }: { userId: string; currency: string; today: CalendarDay },
    { from, to }: CalendarRange,
  ): Promise<Notice[]> => {
    if (today < from) return [];
    const isOver = to < today;
    const asOf = isOver ? to : today;
    const notices = await (isOver ? readPastMonth : readCurrentMonth)({ userId, today: asOf });
    const dismissedKeys = await selectDismissedKeys(db, userId);
    const shownNotices = foldNotices(notices, (notice) => isDismissed(notice, dismissedKeys)).filter(
      (notice) => notice.day >= from && !(isOver && CURRENT_MONTH_KINDS.includes(notice.kind)),
    );
    return limitPerWeek(shownNotices, asOf).map((notice) => toNotice(notice, currency));
  };
}
