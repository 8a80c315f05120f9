import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { createLatestOfUsers } from './latest-of-users.ts';

type Make<User, Rest extends unknown[], T> = (user: User, ...rest: Rest) => Promise<T>;

/**
 * The same function, which is called again only when a user's transactions have changed, or when the user asks for
 * something else. Keeps the last answer of some users. What is asked for must be the same as JSON.
 */
export function keepByRevision<User extends { userId: string }, Rest extends unknown[], T>(
  { db, maxUsers }: { db: Reader; maxUsers: number },
  make: Make<User, Rest, T>,
): Make<User, Rest, T> {
  const latest = createLatestOfUsers<T>(maxUsers);
  return async (user, ...rest) => {
    const state = `${await findRevision(db, user.userId)} ${JSON.stringify([user, ...rest])}`;
    return await latest(user.userId, state, () => make(user, ...rest));
  };
}
