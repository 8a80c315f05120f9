import { eraseUser } from '#server/database/erase-user.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockPending } from './queries.ts';

/**
 * Deletes the pending account with this address. Anybody may have made it, and it has no content: it must not block a
 * user who gets the address without confirmation.
 */
export async function discardPending(trx: Writer, email: string): Promise<void> {
  const userId = await lockPending(trx, email);
  if (userId !== undefined) await eraseUser(trx, userId);
}
