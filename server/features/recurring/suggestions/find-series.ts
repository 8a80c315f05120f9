import type { CalendarDay } from '#shared/calendar.ts';
import type { Series } from '#shared/recognition/types.ts';
import { createLatestOfUsers } from '#server/caching/latest-of-users.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';

const MAX_USERS_KEPT = 100;

type User = { userId: string; today: CalendarDay };

/**
 * Recognises what repeats in a user's history, apart from the thread that serves requests: a long history takes most
 * of a second.
 */
export type Recognise = (user: User) => Promise<Series[]>;

/** Finds what repeats, again only on another day or after the transactions or the decisions of the user have changed. */
export function createSeriesFinder(db: Reader, recognise: Recognise) {
  const latest = createLatestOfUsers<Series[]>(MAX_USERS_KEPT);

  return async (user: User): Promise<Series[]> => {
    const state = `${await findRevision(db, user.userId)} ${user.today}`;
    return await latest(user.userId, state, () => recognise(user));
  };
}
