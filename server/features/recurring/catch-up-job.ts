import { addDays } from '#shared/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import type { CaughtUp } from './catch-up.ts';
import { findTimeZone, selectUsersWithDue } from './queries.ts';

/** How many users one query looks at, while other requests wait on SQLite. */
const USERS_AT_ONCE = 500;

type Options = {
  database: Database;
  now: () => number;
  catchUp: (user: { userId: string; timeZone: string }) => Promise<CaughtUp>;
  onError: (userId: string, error: unknown) => void;
};

/**
 * Catches up for every user with something due, one after the other; one who cannot does not hold up the others.
 * Nothing is posted for suspended users; they catch up once they are back.
 */
export async function catchUpEverybody({ database, now, catchUp, onError }: Options): Promise<void> {
  // The first time zones have tomorrow already; each user's own day decides.
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
