import { recordOwnAct } from '#server/audit/record-audit.ts';
import { mountAccount } from '#server/features/account/routes.ts';
import { requireAnotherAdmin } from '#server/features/admin-users/active-admins.ts';
import { passwordHashing } from '#server/features/auth/passwords.ts';
import { mountConsent } from '#server/features/consent/routes.ts';
import { streamEntries, streamImports, streamSources } from '#server/features/imports/export.ts';
import { mountInstance } from '#server/features/instance/routes.ts';
import { mountLocation } from '#server/features/location/routes.ts';
import { mountPresence } from '#server/features/presence/routes.ts';
import { mountProfile } from '#server/features/profile/routes.ts';
import { toCsv } from '#server/features/transactions/history/csv.ts';
import { streamExported, streamExportedDeleted } from '#server/features/transactions/imported/export.ts';
import { streamTransactions } from '#server/features/transactions/history/list.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';
import { mountAuthRoutes, mountLinks } from './mount-auth-routes.ts';
import { mountMoney } from './mount-money.ts';

/** The routes for visitors and users. */
export function mountUserRoutes(app: App, services: Services): void {
  mountAuthRoutes(app, services);
  mountLinks(app, services);
  mountOwn(app, services);
  mountMoney(app, services);
}

/** The user's own profile, account, location and presence. */
function mountOwn(app: App, services: Services): void {
  const { database, now, log, settings, outbox, profiles, photos, presence, streams, pageSize } = services;
  mountInstance(app, { isMailOn: outbox.isOn, currentSettings: settings.current });
  mountProfile(app, { profiles, photos });
  mountAccount(app, {
    database,
    now,
    isHttps: services.isHttps,
    sessionDays: services.sessionDays,
    passwordTools: {
      ...passwordHashing,
      requireGood: services.requireGoodPassword,
      limits: services.attempts,
    },
    requireMayLeave: requireAnotherAdmin,
    recordDeletion: (trx, userId) => recordOwnAct(trx, { at: now(), userId, action: 'accountDeleted' }),
    onPasswordChanged: services.resets.noteChange,
    sendMail: outbox.nudge,
    findProfile: profiles.require,
    findPhoto: (userId) => photos.find(userId),
    streamTransactions: (caller) => streamTransactions(database.read, caller),
    streamLists: (caller) => ({
      records: streamExported(database.read, caller),
      deletedRecords: streamExportedDeleted(database.read, caller, now()),
      sources: streamSources(database.read, caller),
      imports: streamImports(database.read, caller),
      importEntries: streamEntries(database.read, caller),
    }),
    toCsv,
    onSessionsEnded: services.onSessionsEnded,
    onLogKept: (error) => log.warn({ err: error }, 'the log of the database was not emptied'),
  });
  mountLocation(app, {
    database,
    now,
    readProfile: profiles.require,
    onChange: services.onProfileChanged,
  });
  mountPresence(app, { database, now, presence, streams, pageSize });
  mountConsent(app, { database, now });
}
