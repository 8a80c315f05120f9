import { mountAdminMetrics } from '#server/features/admin-metrics/routes.ts';
import { mountAdminNotifications } from '#server/features/admin-notifications/routes.ts';
import { requireActiveActor } from '#server/features/admin-users/active-admins.ts';
import { mountAdminUsers } from '#server/features/admin-users/routes.ts';
import { listLatestEntries } from '#server/features/audit/entries.ts';
import { mountAudit } from '#server/features/audit/routes.ts';
import { findHolder } from '#server/features/auth/queries.ts';
import { mountBackups } from '#server/features/backups/routes.ts';
import { mountSupportDesk } from '#server/features/support/desk/routes.ts';
import { mountSystemSettings } from '#server/features/system-settings/routes.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

export function mountAdministration(app: App, services: Services): void {
  const { database, now, settings, bus, sessions, backups, pageSize } = services;
  mountAdminMetrics(app, services.metrics);
  mountAdminUsers(app, {
    database,
    now,
    accounts: services.accounts,
    pageSize,
    listSessions: (userId) => sessions.list({ userId, sessionId: '' }),
    listActs: (userId) => listLatestEntries(database.read, userId),
  });
  mountAdminNotifications(app, { database, pageSize, onChange: services.onNotificationsChanged });
  mountSupportDesk(app, {
    database,
    now,
    notices: services.notices,
    pageSize,
    requireActiveActor,
    currentSettings: settings.current,
    onChange: services.onSupportChanged,
  });
  mountAudit(app, { database, currentSettings: settings.current });
  mountBackups(app, backups);
  mountSystemSettings(app, {
    database,
    settings,
    now,
    notices: services.notices,
    startedAt: services.startedAt,
    mailer: services.mailer,
    hasTwoStep: services.twoSteps.isOn,
    siteUrl: services.siteUrl,
    ownUrl: services.config.baseUrl,
    findRecipient: (userId) => findHolder(database.read, userId),
    onMailRefused: services.onMailRefused,
    backupState: backups.state,
    onChanged: () => bus.publish({ name: 'instance' }),
  });
}
