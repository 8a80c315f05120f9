import { readSignedAmount } from '#server/amounts/read-amount.ts';
import type { Closing } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { upsertStatements } from './queries.ts';

/** Saves the closing balance of an import's file. Throws `validationFailed` for one that cannot be stored. */
export async function saveClosing(trx: Writer, closing: Closing): Promise<void> {
  const { user_id, source_id, id, created_at, currency, day, balance } = closing;
  const balance_minor = readSignedAmount(balance, currency, 'closing.balance');
  await upsertStatements(trx, [{ user_id, source_id, day, balance_minor, import_id: id, created_at }]);
}
