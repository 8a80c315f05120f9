import { acrossUsers } from '#server/database/across-users.ts';
import type { Database } from '#server/database/connect.ts';
import { forEachUser } from '#server/database/each-user.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { DELETED_KEPT_MS } from './bin.ts';

/** Erases transfers in the bin that can no longer be restored, user by user. */
export async function eraseExpiredTransfers({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): Promise<void> {
  const beforeMs = now() - DELETED_KEPT_MS;
  await forEachUser(
    (page) => findUsersWithExpired(database.read, { ...page, beforeMs }),
    ({ userId }) => database.write((trx) => eraseExpired(trx, userId, beforeMs)),
  );
}

async function findUsersWithExpired(
  db: Reader,
  { beforeMs, afterUserId, limit }: { beforeMs: number; afterUserId: string; limit: number },
): Promise<{ userId: string }[]> {
  return await acrossUsers(db)
    .selectFrom('transfers')
    .select('user_id as userId')
    .distinct()
    .where('deleted_at', '<=', beforeMs)
    .where('user_id', '>', afterUserId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

async function eraseExpired(trx: Writer, userId: string, beforeMs: number): Promise<void> {
  await trx
    .deleteFrom('transfers')
    .where('user_id', '=', userId)
    .where('deleted_at', '<=', beforeMs)
    .execute();
}
