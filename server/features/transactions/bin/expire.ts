import type { Database } from '#server/database/connect.ts';
import { forEachUser } from '#server/database/each-user.ts';
import { DELETED_KEPT_MS } from './list.ts';
import { eraseExpired, findOldestDeletions } from './queries.ts';

/** Erases deleted transactions that can no longer be restored, user by user. */
export async function eraseExpiredTransactions({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): Promise<void> {
  const beforeMs = now() - DELETED_KEPT_MS;
  await forEachUser(
    (page) => findOldestDeletions(database.read, page),
    async ({ userId, oldest }) => {
      if (oldest <= beforeMs) await database.write((trx) => eraseExpired(trx, userId, beforeMs));
    },
  );
}
