import { addDays } from '#shared/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import type { CaughtUp } from './catch-up.ts';
import { findTimeZone, selectUsersWithDue } from './queries.ts';

/** Users per query. On SQLite, other requests wait while a query runs. */
const USERS_AT_ONCE = 500;

type Options = {
  database: Database;
  now: () => number;
  catchUp: (user: { userId: string; timeZone: string }) => Promise<CaughtUp>;
  onError: (userId: string, error: unknown) => void;
};

/**
 * Catches up for each user with something due, one after the other. If one fails, the others follow. Suspended users
 * are left out until they are back.
 */
export async function catchUpEverybody({ database, now, catchUp, onError }: Options): Promise<void> {
  // In some time zones it is tomorrow already. `catchUp` uses the day of each user.
  const to = addDays(new Date(now()).toISOString().slice(0, 10), 1);
  for (let afterUserId = ''; ;) {
    const users = await selectUsersWithDue(database.read, { to, afterUserId, limit: USERS_AT_ONCE });
    for (const userId of users) {
      await catchUpOne(userId).catch((error: unknown) => onError(userId, error));
    }
    const last = users.at(-1);
    if (last === undefined || users.length < USERS_AT_ONCE) return;
    afterUserId = last;
  }

  async function catchUpOne(userId: string): Promise<void> {
    const timeZone = await findTimeZone(database.read, userId);
    if (timeZone === undefined) return;
    while ((await catchUp({ userId, timeZone })).isMore);
  }
}
