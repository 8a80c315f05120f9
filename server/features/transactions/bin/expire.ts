import type { Database } from '#server/database/connect.ts';
import { KEPT_MS } from './list.ts';
import { eraseExpired, findOldestDeletions } from './queries.ts';

/** How many users one query looks at, while other requests wait on SQLite. */
const USERS_AT_ONCE = 500;

/** Erases what was deleted too long ago to be restored, one user at a time, so that other writes run in between. */
export async function eraseExpiredTransactions(options: {
  database: Database;
  now: () => number;
}): Promise<void> {
  const { database } = options;
  const before = options.now() - KEPT_MS;
  for (let afterUserId: string | undefined = ''; afterUserId !== undefined;) {
    const users = await findOldestDeletions(database.read, { afterUserId, limit: USERS_AT_ONCE });
    for (const { userId, oldest } of users) {
      if (oldest <= before) await database.write((trx) => eraseExpired(trx, userId, before));
    }
    afterUserId = users.at(-1)?.userId;
  }
}
