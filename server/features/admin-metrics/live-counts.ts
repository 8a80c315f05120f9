import { ONLINE_SILENCE_MS } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import { readPart, type Part } from './fallible-figure.ts';
import { countOnline, countUsers, countUsersCreated } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days after sign-up for which a user counts as new (spec section 9). */
const NEW_USER_DAYS = 7;

/** Counts that an index gives at once, with any number of users. */
export type LiveCounts = {
  totalUsers: Part<number>;
  onlineUsers: Part<number>;
  newUsers: Part<{ now: number; before: number }>;
};

export async function readLiveCounts(
  db: Reader,
  now: number,
  onError: (error: unknown) => void,
): Promise<LiveCounts> {
  const cutoff = now - NEW_USER_DAYS * DAY_MS;
  return {
    totalUsers: await readPart(() => countUsers(db), onError),
    onlineUsers: await readOnline(db, now, onError),
    newUsers: await readPart(
      async () => ({
        now: await countUsersCreated(db, cutoff),
        before: await countUsersCreated(db, cutoff - NEW_USER_DAYS * DAY_MS, cutoff),
      }),
      onError,
    ),
  };
}

export async function readOnline(
  db: Reader,
  now: number,
  onError: (error: unknown) => void,
): Promise<Part<number>> {
  return await readPart(() => countOnline(db, now - ONLINE_SILENCE_MS), onError);
}
