import { addDays } from '#shared/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import { forEachUser } from '#server/database/each-user.ts';
import type { Reader } from '#server/database/schema.ts';
import { findTimeZone } from './queries.ts';

type Page = { to: string; afterUserId: string; limit: number };
type Options = {
  database: Database;
  now: () => number;
  /** Returns the next users with something due up to a day, sorted by id. */
  findUsers: (db: Reader, page: Page) => Promise<{ userId: string }[]>;
  catchUp: (user: { userId: string; timeZone: string }) => Promise<{ isMore: boolean }>;
  onError: (userId: string, error: unknown) => void;
};

/**
 * Catches up for each user with something due, one after the other. If one fails, the others follow. Suspended users
 * are left out until they are back.
 */
export async function catchUpEverybody({
  database,
  now,
  findUsers,
  catchUp,
  onError,
}: Options): Promise<void> {
  // In some time zones it is tomorrow already. `catchUp` uses the day of each user.
  const to = addDays(new Date(now()).toISOString().slice(0, 10), 1);
  await forEachUser(
    (page) => findUsers(database.read, { ...page, to }),
    ({ userId }) => catchUpOne(userId).catch((error: unknown) => onError(userId, error)),
  );

  async function catchUpOne(userId: string): Promise<void> {
    const timeZone = await findTimeZone(database.read, userId);
    if (timeZone === undefined) return;
    while ((await catchUp({ userId, timeZone })).isMore);
  }
}
