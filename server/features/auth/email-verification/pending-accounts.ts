import { eraseUser } from '#server/database/erase-user.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockPending } from './queries.ts';

/**
 * Deletes the account that waits for this address to be confirmed. Anybody can have made it, and it holds
 * nothing: it keeps nobody from the address who may have it at once.
 */
export async function discardPending(trx: Writer, email: string): Promise<void> {
  const userId = await lockPending(trx, email);
  if (userId !== undefined) await eraseUser(trx, userId);
}
