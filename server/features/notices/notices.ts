import { today } from '#shared/calendar.ts';
import type { DismissScope, Notice } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { fewOf } from '#shared/notices/find-notices.ts';
import type { MinorNotice } from '#shared/notices/types.ts';
import { createLatestOfUsers } from '#server/caching/latest-of-users.ts';
import type { Database } from '#server/database/connect.ts';
import { deleteOldDecisions } from '#server/database/delete-old-decisions.ts';
import { findRevision, lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { foldNotices } from './fold.ts';
import { deleteUsual, saveUsual, selectUsual } from './queries.ts';
import { isUsual, noticeKey, subjectOf, toNotice, usualKey, usualKeys } from './to-notice.ts';

export type NoticesOptions = {
  database: Database;
  now: () => number;
  /** Finds what is out of the ordinary, apart from the thread that answers requests. `isOver`: the month of today is. */
  compute: (user: { userId: string; today: string }, isOver?: boolean) => Promise<MinorNotice[]>;
};

const MAX_USERS_KEPT = 500;

/** What is out of the ordinary in a person's transactions, and what they called usual, which wins. */
export function createNotices({ database, now, compute }: NoticesOptions) {
  const latest = createLatestOfUsers<MinorNotice[]>(MAX_USERS_KEPT);

  async function find({ userId, timeZone }: Caller) {
    const todayIs = today(timeZone, now());
    const state = `${await findRevision(database.read, userId)} ${todayIs}`;
    const found = await latest(userId, state, () => compute({ userId, today: todayIs }));
    return { found, todayIs };
  }

  /** Also one that was called usual. */
  async function findByKey(caller: Caller, key: string): Promise<MinorNotice | undefined> {
    const { found } = await find(caller);
    return found.find((notice) => noticeKey(notice) === key);
  }

  /** The newest first, few of each kind, one of each event. */
  async function list(caller: Caller): Promise<Notice[]> {
    const { found, todayIs } = await find(caller);
    const usual = await selectUsual(database.read, caller.userId);
    const unusual = foldNotices(found, (notice) => isUsual(notice, usual));
    return fewOf(unusual, todayIs).map((notice) => toNotice(notice, caller.currency));
  }

  /** Of more than a thousand decisions the oldest are forgotten. Throws `noticeNotFound` and `userIdMissing`. */
  async function dismiss(caller: Caller, key: string, scope: DismissScope): Promise<void> {
    const { userId } = caller;
    const notice = await findByKey(caller, key);
    await database.write(async (trx) => {
      await lockAccount(trx, userId);
      if (notice === undefined) throw new AppError('noticeNotFound');
      await saveUsual(trx, {
        user_id: userId,
        key: usualKey(notice, scope),
        decided_at: now(),
        about: JSON.stringify(subjectOf(notice)),
      });
      await deleteOldDecisions(trx, 'notice_decisions', { userId, kept: MAX_SUGGESTION_DECISIONS });
    });
  }

  /** Takes that back. Throws `noticeNotFound` and `userIdMissing`. */
  async function undismiss(caller: Caller, key: string, scope: DismissScope): Promise<void> {
    const { userId } = caller;
    const notice = await findByKey(caller, key);
    await database.write(async (trx) => {
      await lockAccount(trx, userId);
      if (notice === undefined) throw new AppError('noticeNotFound');
      for (const each of usualKeys(notice, scope)) await deleteUsual(trx, userId, each);
    });
  }

  return { list, dismiss, undismiss };
}
