import { ACTIVITY_ACTIONS, type Activity } from '#shared/contract/account.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectAccountRows, type AccountRow } from './queries.ts';

const LATEST = 50;

/** The latest acts on an account, as its owner may see them: without id and name of anybody else. */
export async function listActivity(db: Reader, userId: string): Promise<Activity[]> {
  const rows = await selectAccountRows(db, userId, { actions: ACTIVITY_ACTIONS, limit: LATEST });
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action as Activity['action'],
    by: partyOf(row, userId),
  }));
}

/** Nobody knows who used a link, even where the audit log names the account itself. */
function partyOf({ action, actor, actor_id }: AccountRow, ownerId: string): Activity['by'] {
  if (action === 'passwordReset' || action === 'emailConfirmed') return 'linkHolder';
  if (actor !== 'user') return 'operator';
  return actor_id === ownerId ? 'self' : 'administrator';
}
