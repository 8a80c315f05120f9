import { ACTIVITY_ACTIONS, type Activity } from '#shared/contract/account.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectAccountRows, type AccountRow } from './queries.ts';

const MAX_ENTRIES = 50;

/** Lists the latest acts on an account for its owner, without id or name of anybody else. */
export async function listActivity(db: Reader, userId: string): Promise<Activity[]> {
  const rows = await selectAccountRows(db, userId, { actions: ACTIVITY_ACTIONS, limit: MAX_ENTRIES });
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action as Activity['action'],
    by: toParty(row, userId),
  }));
}

/** A link may have been used by anybody, although the audit log names the account's owner. */
function toParty({ action, actor, actor_id }: AccountRow, ownerId: string): Activity['by'] {
  if (action === 'passwordReset' || action === 'emailConfirmed') return 'linkHolder';
  if (actor !== 'user') return 'operator';
  return actor_id === ownerId ? 'self' : 'administrator';
}
