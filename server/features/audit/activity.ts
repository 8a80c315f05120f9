import { ACTIVITY_ACTIONS, type Activity } from '#shared/contract/account.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectAccountRows, type AccountRow } from './queries.ts';

const LATEST = 50;

/** The latest that was done to an account, as its owner may know it: neither id nor name of anybody else. */
export async function listActivity(db: Reader, userId: string): Promise<Activity[]> {
  const rows = await selectAccountRows(db, userId, { actions: ACTIVITY_ACTIONS, limit: LATEST });
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action as Activity['action'],
    by: partyOf(row, userId),
  }));
}

/** Who used a link is not known, even where the audit log names the account itself. */
function partyOf({ action, actor, actor_id }: AccountRow, ownerId: string): Activity['by'] {
  if (action === 'passwordReset' || action === 'emailConfirmed') return 'linkHolder';
  if (actor !== 'user') return 'operator';
  return actor_id === ownerId ? 'self' : 'administrator';
}
