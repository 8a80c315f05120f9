import { today } from '#shared/calendar.ts';
import type { DismissScope, Notice } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { limitPerWeek } from '#shared/notices/find-notices.ts';
import type { MinorNotice } from '#shared/notices/types.ts';
import { createUserCache } from '#server/caching/user-cache.ts';
import type { Database } from '#server/database/connect.ts';
import { deleteOldDecisions } from '#server/database/delete-old-decisions.ts';
import { findRevision, lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { foldNotices } from './fold.ts';
import { deleteDismissal, upsertDismissal, selectDismissedKeys } from './queries.ts';
import { isDismissed, noticeKey, toSubject, toNotice, dismissalKey, dismissalKeys } from './to-notice.ts';

export type NoticesOptions = {
  database: Database;
  now: () => number;
  /** Finds notices, in another thread than requests. `isOver` says that the month of `today` is over. */
  compute: (user: { userId: string; today: string }, isOver?: boolean) => Promise<MinorNotice[]>;
};

const MAX_CACHED_USERS = 500;

export function createNotices({ database, now, compute }: NoticesOptions) {
  const latest = createUserCache<MinorNotice[]>(MAX_CACHED_USERS);

  async function find({ userId, timeZone }: Caller) {
    const currentDay = today(timeZone, now());
    const state = `${await findRevision(database.read, userId)} ${currentDay}`;
    const found = await latest(userId, state, () => compute({ userId, today: currentDay }));
    return { found, currentDay };
  }

  /** Finds a notice, even a dismissed one. */
  async function findByKey(caller: Caller, key: string): Promise<MinorNotice | undefined> {
    const { found } = await find(caller);
    return found.find((notice) => noticeKey(notice) === key);
  }

  /** Lists the newest notices first: few of each kind, one of each event, no dismissed ones. */
  async function list(caller: Caller): Promise<Notice[]> {
    const { found, currentDay } = await find(caller);
    const dismissedKeys = await selectDismissedKeys(database.read, caller.userId);
    const remaining = foldNotices(found, (notice) => isDismissed(notice, dismissedKeys));
    return limitPerWeek(remaining, currentDay).map((notice) => toNotice(notice, caller.currency));
  }

  /** Keeps the newest `MAX_SUGGESTION_DECISIONS` of a user. Throws `noticeNotFound` and `userIdMissing`. */
  async function dismiss(caller: Caller, key: string, scope: DismissScope): Promise<void> {
    const { userId } = caller;
    const notice = await findByKey(caller, key);
    await database.write(async (trx) => {
      await lockAccount(trx, userId);
      if (notice === undefined) throw new AppError('noticeNotFound');
      await upsertDismissal(trx, {
        user_id: userId,
        key: dismissalKey(notice, scope),
        decided_at: now(),
        about: JSON.stringify(toSubject(notice)),
      });
      await deleteOldDecisions(trx, 'notice_decisions', { userId, keptCount: MAX_SUGGESTION_DECISIONS });
    });
  }

  /** Throws `noticeNotFound` and `userIdMissing`. */
  async function undismiss(caller: Caller, key: string, scope: DismissScope): Promise<void> {
    const { userId } = caller;
    const notice = await findByKey(caller, key);
    await database.write(async (trx) => {
      await lockAccount(trx, userId);
      if (notice === undefined) throw new AppError('noticeNotFound');
      for (const dismissedKey of dismissalKeys(notice, scope))
        await deleteDismissal(trx, userId, dismissedKey);
    });
  }

  return { list, dismiss, undismiss };
}
