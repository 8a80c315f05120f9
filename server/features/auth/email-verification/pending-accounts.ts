import { eraseUser } from '#server/database/erase-user.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockPending } from './queries.ts';

/**
 * Deletes the pending account with this address. Anybody can have made it and it holds nothing, so it must not block a
 * user who may have the address at once.
 */
export async function discardPending(trx: Writer, email: string): Promise<void> {
  const userId = await lockPending(trx, email);
  if (userId !== undefined) await eraseUser(trx, userId);
}
