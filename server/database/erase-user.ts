import { lockUserTotals } from './user-totals.ts';
import type { Writer } from './schema.ts';
import { OWNED_TABLES } from './table-lists.ts';

/**
 * Deletes every row that belongs to a user or contains their id, in the given database transaction. A transaction added
 * at the same time is either deleted too or refused.
 */
export async function eraseUser(trx: Writer, userId: string): Promise<void> {
  // Because of this lock, no rows are added until the commit, so the order below does not matter.
  await lockUserTotals(trx, userId);
  for (const table of OWNED_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await trx.deleteFrom('session').where('userId', '=', userId).execute();
  await trx.deleteFrom('account').where('userId', '=', userId).execute();
  // The identity library stores the user of a link there.
  await trx.deleteFrom('verification').where('value', '=', userId).execute();
  await trx.deleteFrom('user').where('id', '=', userId).execute();
}
