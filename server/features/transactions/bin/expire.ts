import type { Database } from '#server/database/connect.ts';
import { DELETED_KEPT_MS } from './list.ts';
import { eraseExpired, findOldestDeletions } from './queries.ts';

/** The number of users per query. On SQLite, other requests wait for each query. */
const USERS_AT_ONCE = 500;

/** Erases deleted transactions that can no longer be restored, user by user, so that other writes run in between. */
export async function eraseExpiredTransactions(options: {
  database: Database;
  now: () => number;
}): Promise<void> {
  const { database } = options;
  const beforeMs = options.now() - DELETED_KEPT_MS;
  for (let afterUserId: string | undefined = ''; afterUserId !== undefined;) {
    const users = await findOldestDeletions(database.read, { afterUserId, limit: USERS_AT_ONCE });
    for (const { userId, oldest } of users) {
      if (oldest <= beforeMs) await database.write((trx) => eraseExpired(trx, userId, beforeMs));
    }
    afterUserId = users.at(-1)?.userId;
  }
}
