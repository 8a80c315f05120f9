import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { fewOf } from '#shared/notices/find-notices.ts';
import type { NoticeKind } from '#shared/notices/types.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { keepByRevision } from '#server/caching/keep-by-revision.ts';
import { foldNotices } from './fold.ts';
import type { NoticesOptions } from './notices.ts';
import { selectUsual } from './queries.ts';
import { isUsual, toNotice } from './to-notice.ts';

const MAX_USERS_KEPT = 500;
/** What was late, or ahead, on the last day of a month may have come since. */
const OF_RUNNING_MONTH: readonly NoticeKind[] = ['missed', 'ended', 'lowPoint'];

/**
 * Lists what was out of the ordinary in a month, the newest first, few of each kind, without what the person called
 * usual: of a month that is over as its last day showed it.
 */
export function createMonthNotices({
  database,
  compute,
  changes,
}: Pick<NoticesOptions, 'database' | 'compute'> & { changes: Pick<ChangeLog, 'isSame'> }) {
  const db = database.read;
  const ofRunning = keepByRevision(
    { db, maxUsers: MAX_USERS_KEPT },
    (user: { userId: string; today: CalendarDay }) => compute(user),
  );
  const ofClosed = keepByRevision(
    {
      db,
      maxUsers: MAX_USERS_KEPT,
      // Transactions after a month that is over say nothing about it.
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
    const found = await (isOver ? ofClosed : ofRunning)({ userId, today: asOf });
    const usual = await selectUsual(db, userId);
    const shown = foldNotices(found, (notice) => isUsual(notice, usual)).filter(
      (notice) => notice.day >= from && !(isOver && OF_RUNNING_MONTH.includes(notice.kind)),
    );
    return fewOf(shown, asOf).map((notice) => toNotice(notice, currency));
  };
}
