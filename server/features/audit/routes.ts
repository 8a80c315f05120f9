import { listActivityLog, ACTIVITY_ACTIONS, type Activity } from '#shared/contract/account.ts';
import { listAuditEntries } from '#shared/contract/audit.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Reader } from '#server/database/schema.ts';
import { listEntries } from './entries.ts';
import { selectAccountRows, type AccountRow } from './queries.ts';

const MAX_ACTIVITY_ENTRIES = 50;

/** Mounts the audit log for administrators, and each user's list of acts on their own account. */
export function mountAudit(
  app: App,
  options: {
    database: Database;
    currentSettings: () => Promise<Pick<SystemSettings, 'pageSize' | 'timeZone'>>;
  },
): void {
  mount(app, listActivityLog, async ({ caller }) => ({
    items: await listActivity(options.database.read, caller.userId),
  }));
  mount(app, listAuditEntries, async ({ query }) => {
    const settings = await options.currentSettings();
    const { pageSize = settings.pageSize, ...filter } = query ?? {};
    return await listEntries(options.database.read, { ...filter, pageSize }, settings.timeZone);
  });
}

/** Lists the latest acts on an account for its owner, without id or name of anybody else. */
async function listActivity(db: Reader, userId: string): Promise<Activity[]> {
  const rows = await selectAccountRows(db, userId, {
    actions: ACTIVITY_ACTIONS,
    limit: MAX_ACTIVITY_ENTRIES,
  });
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
