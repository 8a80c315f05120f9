import { ACTIVITY_ACTIONS, type Activity } from '#shared/contract/account.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectAccountRows, type AccountRow } from './queries.ts';

const LATEST = 50;

/** The latest that was done to an account, as its owner may know it: of who else did it, no id and no name. */
export async function listActivity(db: Reader, userId: string): Promise<Activity[]> {
  const rows = await selectAccountRows(db, userId, { actions: ACTIVITY_ACTIONS, limit: LATEST });
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action as Activity['action'],
    by: partOf(row, userId),
  }));
}

function partOf({ actor, actor_id }: AccountRow, ownerId: string): Activity['by'] {
  if (actor !== 'user') return 'operator';
  return actor_id === ownerId ? 'self' : 'administrator';
}
