import { lockUserTotals } from './user-totals.ts';
import type { Writer } from './schema.ts';

/**
 * Deletes every row that belongs to a user or names them, in the transaction that is handed in. A record
 * added at the same moment is either deleted with the others or refused. A test walks the real schema, so
 * that a new table cannot be forgotten here.
 */
export async function eraseUser(trx: Writer, userId: string): Promise<void> {
  await lockUserTotals(trx, userId);
  for (const table of OWNED_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await trx.deleteFrom('session').where('userId', '=', userId).execute();
  await trx.deleteFrom('account').where('userId', '=', userId).execute();
  // The identity library keeps the user of a link there.
  await trx.deleteFrom('verification').where('value', '=', userId).execute();
  await trx.deleteFrom('user').where('id', '=', userId).execute();
}

const OWNED_TABLES = [
  'transactions',
  'daily_totals',
  'photos',
  'outbox',
  'password_resets',
  'email_changes',
  'email_verifications',
  'repeated_sign_ups',
  'event_streams',
  'user_activity',
  'presence',
  'admin_notifications',
  'profiles',
  // Last, since its row is the lock.
  'user_totals',
] as const;
