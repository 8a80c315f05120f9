import type { CalendarRange } from '#shared/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { ChangeLog } from './change-log.ts';
import { createUserCache } from './user-cache.ts';

type Compute<User, Rest extends unknown[], T> = (user: User, ...rest: Rest) => Promise<T>;

type CacheOptions<User, Rest extends unknown[], T> = {
  db: Reader;
  maxUsers: number;
  isKept?: (result: T) => boolean;
  /** The only days on whose transactions the result depends, and the log that knows whether they changed. */
  dependsOn?: { changes: Pick<ChangeLog, 'isSame'>; daysOf: (user: User, ...rest: Rest) => CalendarRange[] };
};

/**
 * Caches the last result of a function for each of `maxUsers` users, until the arguments or the user's transactions
 * change. Arguments are compared as JSON. With `dependsOn`, only transactions of its days count.
 */
export function cacheByRevision<User extends { userId: string }, Rest extends unknown[], T>(
  { db, maxUsers, isKept, dependsOn }: CacheOptions<User, Rest, T>,
  compute: Compute<User, Rest, T>,
): Compute<User, Rest, T> {
  const latest = createUserCache<T, { revision: number; request: string }>(maxUsers, isKept);
  return async (user, ...rest) => {
    const state = { revision: await findRevision(db, user.userId), request: JSON.stringify([user, ...rest]) };
    const isSame = (before: typeof state) =>
      dependsOn?.changes.isSame(
        user.userId,
        { from: before.revision, to: state.revision },
        dependsOn.daysOf(user, ...rest),
      ) ?? before.revision === state.revision;
    return await latest(
      user.userId,
      state,
      () => compute(user, ...rest),
      (before) => before.request === state.request && isSame(before),
    );
  };
}
