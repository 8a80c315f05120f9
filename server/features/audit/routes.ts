import { listAuditEntries } from '#shared/contract/audit.ts';
import type { SystemSettings } from '#shared/contract/system-settings.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { listEntries } from './entries.ts';

/** What was done to the installation and to accounts, by whom, for administrators. */
export function mountAudit(
  app: App,
  options: {
    database: Database;
    currentSettings: () => Promise<Pick<SystemSettings, 'pageSize' | 'timeZone'>>;
  },
): void {
  mount(app, listAuditEntries, async ({ query }) => {
    const settings = await options.currentSettings();
    const { pageSize = settings.pageSize, ...wish } = query ?? {};
    return await listEntries(options.database.read, { ...wish, pageSize }, settings.timeZone);
  });
}
