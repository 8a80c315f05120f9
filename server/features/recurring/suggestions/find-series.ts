import type { CalendarDay } from '#shared/calendar.ts';
import type { Series } from '#shared/recognition/types.ts';
import { createUserCache } from '#server/caching/user-cache.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';

const MAX_CACHED_USERS = 100;

type User = { userId: string; today: CalendarDay };

/** Recognises the series of a user's history in a thread of its own, since a long history takes most of a second. */
export type Recognise = (user: User) => Promise<Series[]>;

/** Caches the series of each user until their day, transactions or decisions change. */
export function createSeriesFinder(db: Reader, recognise: Recognise) {
  const latest = createUserCache<Series[]>(MAX_CACHED_USERS);

  return async (user: User): Promise<Series[]> => {
    const state = `${await findRevision(db, user.userId)} ${user.today}`;
    return await latest(user.userId, state, () => recognise(user));
  };
}
