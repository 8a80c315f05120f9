import { listActivityLog } from '#shared/contract/account.ts';
import { listAuditEntries } from '#shared/contract/audit.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { listActivity } from './activity.ts';
import { listEntries } from './entries.ts';

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
