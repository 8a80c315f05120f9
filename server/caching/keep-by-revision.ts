import type { CalendarRange } from '#shared/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { ChangeLog } from './change-log.ts';
import { createLatestOfUsers } from './latest-of-users.ts';

type Make<User, Rest extends unknown[], T> = (user: User, ...rest: Rest) => Promise<T>;

type KeepOptions<User, Rest extends unknown[], T> = {
  db: Reader;
  maxUsers: number;
  /** Whether an answer is kept; by default each is. */
  isKept?: (answer: T) => boolean;
  /** The days on whose transactions alone the answer depends, and the log that knows whether they changed. */
  dependsOn?: { changes: Pick<ChangeLog, 'isSame'>; daysOf: (user: User, ...rest: Rest) => CalendarRange[] };
};

/**
 * The same function, which is called again only when a user's transactions have changed, or when the user asks for
 * something else. Keeps the last answer of some users. What is asked for must be the same as JSON.
 */
export function keepByRevision<User extends { userId: string }, Rest extends unknown[], T>(
  { db, maxUsers, isKept, dependsOn }: KeepOptions<User, Rest, T>,
  make: Make<User, Rest, T>,
): Make<User, Rest, T> {
  const latest = createLatestOfUsers<T, { revision: number; asked: string }>(maxUsers, isKept);
  return async (user, ...rest) => {
    const state = { revision: await findRevision(db, user.userId), asked: JSON.stringify([user, ...rest]) };
    const isSame = (before: typeof state) =>
      dependsOn?.changes.isSame(
        user.userId,
        { from: before.revision, to: state.revision },
        dependsOn.daysOf(user, ...rest),
      ) ?? before.revision === state.revision;
    return await latest(
      user.userId,
      state,
      () => make(user, ...rest),
      (before) => before.asked === state.asked && isSame(before),
    );
  };
}
