import { acrossUsers } from '#server/database/across-users.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { DELETED_KEPT_MS } from './bin.ts';

/** The number of users per query. On SQLite, other requests wait for each query. */
const USERS_AT_ONCE = 500;

/** Erases transfers in the bin that can no longer be restored, user by user, so that other writes run in between. */
export async function eraseExpiredTransfers(options: {
  database: Database;
  now: () => number;
}): Promise<void> {
  const { database } = options;
  const beforeMs = options.now() - DELETED_KEPT_MS;
  for (let afterUserId: string | undefined = ''; afterUserId !== undefined;) {
    const users = await findUsersWithExpired(database.read, { beforeMs, afterUserId });
    for (const userId of users) await database.write((trx) => eraseExpired(trx, userId, beforeMs));
    afterUserId = users.at(-1);
  }
}

async function findUsersWithExpired(
  db: Reader,
  { beforeMs, afterUserId }: { beforeMs: number; afterUserId: string },
): Promise<string[]> {
  const rows = await acrossUsers(db)
    .selectFrom('transfers')
    .select('user_id')
    .distinct()
    .where('deleted_at', '<=', beforeMs)
    .where('user_id', '>', afterUserId)
    .orderBy('user_id')
    .limit(USERS_AT_ONCE)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function eraseExpired(trx: Writer, userId: string, beforeMs: number): Promise<void> {
  await trx
    .deleteFrom('transfers')
    .where('user_id', '=', userId)
    .where('deleted_at', '<=', beforeMs)
    .execute();
}
