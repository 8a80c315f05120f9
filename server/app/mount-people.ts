import { recordOwnAct } from '#server/audit/record-audit.ts';
import { mountAccount } from '#server/features/account/routes.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import { requireAnotherAdmin } from '#server/features/admin-users/active-admins.ts';
import { mountEmailChange } from '#server/features/auth/email-change/routes.ts';
import { mountEmailVerification } from '#server/features/auth/email-verification/routes.ts';
import { discardPending } from '#server/features/auth/email-verification/pending-accounts.ts';
import { createEnterWithPassword } from '#server/features/auth/enter-with-password.ts';
import { createIdentity } from '#server/features/auth/identity.ts';
import { mountInvites } from '#server/features/auth/invites/routes.ts';
import { mountPasswordReset } from '#server/features/auth/password-reset/routes.ts';
import { createIsPasswordOf, passwordHashing } from '#server/features/auth/passwords.ts';
import { findHolderByEmail, findPasswordHash, isEmailTaken } from '#server/features/auth/queries.ts';
import { requireAllowedDomain } from '#server/features/auth/sign-up/registration.ts';
import { mountAuth } from '#server/features/auth/routes.ts';
import { mountSignUp } from '#server/features/auth/sign-up/sign-up.ts';
import { mountConsent } from '#server/features/consent/routes.ts';
import { mountInstance } from '#server/features/instance/routes.ts';
import { mountLocation } from '#server/features/location/routes.ts';
import { mountPresence } from '#server/features/presence/routes.ts';
import { mountProfile } from '#server/features/profile/routes.ts';
import { mountSummaries } from '#server/features/summaries/routes.ts';
import { toCsv } from '#server/features/transactions/history/csv.ts';
import { streamTransactions } from '#server/features/transactions/history/list.ts';
import { listRecent } from '#server/features/transactions/recent.ts';
import { mountTransactions } from '#server/features/transactions/routes.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** The routes for visitors and users. */
export function mountPeople(app: App, services: Services): void {
  mountEntry(app, services);
  mountLinks(app, services);
  mountOwn(app, services);
  mountMoney(app, services);
}

/** Sign-up, sign-in and sign-out. */
function mountEntry(app: App, services: Services): void {
  const { config, database, log, settings, profiles, activity, background, presence } = services;
  const { isHttps, sessionDays, attempts, verifications, requireGoodPassword, onSessionsEnded } = services;
  const { secret, baseUrl } = config;
  const identity = createIdentity({ database, secret, baseUrl, isHttps, sessionDays });
  const entry = { identity, background, limits: attempts };
  const enterWithPassword = createEnterWithPassword({
    database,
    identity,
    onSignedIn: profiles.ensure,
    onSessionsEnded,
  });
  mountEmailVerification(app, { verifications, requireGoodPassword, enterWithPassword });
  mountSignUp(app, {
    ...entry,
    verifications,
    mailLimits: services.mailLimits,
    areAddressesConfirmed: services.areAddressesConfirmed,
    discardAccount: (userId) => database.write((trx) => eraseUser(trx, userId)),
    discardPending: (email) => database.write((trx) => discardPending(trx, email)),
    currentSettings: settings.current,
    isEmailTaken: (email) => isEmailTaken(database.read, email),
    requireGoodPassword,
    setupCode: services.setupCode,
    invites: services.invites,
    async onUserCreated(user) {
      const profile = await profiles.create(user);
      background.begin(() => activity.record(profile.uid));
      return profile;
    },
  });
  mountAuth(app, {
    ...entry,
    enterWithPassword,
    async onRefused({ email, address }) {
      const holder = await findHolderByEmail(database.read, email);
      log.warn({ userId: holder?.userId ?? null, address }, 'a sign-in was refused');
    },
    async onSignedOut(caller) {
      onSessionsEnded(caller.userId);
      await presence.leave(caller);
    },
  });
}

function mountLinks(app: App, services: Services): void {
  const { database, settings, outbox, attempts, mailLimits } = services;
  const mailing = { attempts, limits: mailLimits, isMailOn: outbox.isOn };
  mountInvites(app, services.invites);
  mountPasswordReset(app, {
    ...mailing,
    resets: services.resets,
    background: services.background,
    mailConfirmation: services.verifications.remind,
    requireGoodPassword: services.requireGoodPassword,
    onSessionsEnded: services.onSessionsEnded,
  });
  mountEmailChange(app, {
    ...mailing,
    changes: services.emailChanges,
    isPasswordOf: createIsPasswordOf((userId) => findPasswordHash(database.read, userId)),
    requireAllowedDomain: async (field, email) =>
      requireAllowedDomain([field, email], await settings.current()),
  });
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

function mountMoney(app: App, { database, now, bus }: Services): void {
  mountTransactions(app, {
    database,
    now,
    onChange: (userId) => bus.publish({ name: 'records', userId }),
  });
  mountSummaries(app, {
    database,
    now,
    listRecent: (user, limit) => listRecent(database.read, user, limit),
  });
}
