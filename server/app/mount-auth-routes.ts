import { eraseUser } from '#server/database/erase-user.ts';
import { mountEmailChange } from '#server/features/auth/email-change/routes.ts';
import { mountEmailVerification } from '#server/features/auth/email-verification/routes.ts';
import { discardPending } from '#server/features/auth/email-verification/pending-sign-up.ts';
import { createSignInWithPassword } from '#server/features/auth/sign-in-with-password.ts';
import { createIdentity } from '#server/features/auth/identity.ts';
import { mountInvites } from '#server/features/auth/invites/routes.ts';
import { mountPasswordReset } from '#server/features/auth/password-reset/routes.ts';
import { createPasswordCheck } from '#server/features/auth/passwords.ts';
import { findHolderByEmail, findPasswordHash, isEmailTaken } from '#server/features/auth/queries.ts';
import { requireAllowedDomain } from '#server/features/auth/sign-up/registration.ts';
import { mountPasskeys } from '#server/features/passkeys/routes.ts';
import { mountAuth } from '#server/features/auth/routes.ts';
import { mountSignUp } from '#server/features/auth/sign-up/sign-up.ts';
import { startHalfSignIn } from '#server/features/two-step/half-sign-ins.ts';
import { mountTwoStep } from '#server/features/two-step/routes.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** Mounts the routes of sign-up, sign-in and sign-out. */
export function mountAuthRoutes(app: App, services: Services): void {
  const { config, database, now, settings, profiles, activity, background, presence } = services;
  const { isHttps, sessionDays, attempts, verifications, requireGoodPassword, onSessionsEnded, twoSteps } =
    services;
  const { secret, baseUrl } = config;
  const identity = createIdentity({
    database,
    secret,
    baseUrl,
    isHttps,
    sessionDays,
    needsCode: twoSteps.isOn,
  });
  const entry = { identity, background, limits: attempts };
  const signInWithPassword = createSignInWithPassword({
    database,
    identity,
    onSignedIn: profiles.ensure,
    onSessionsEnded,
    askForCode: (http, userId) => startHalfSignIn({ database, now, isHttps }, http, userId),
  });
  mountEmailVerification(app, { verifications, requireGoodPassword, signInWithPassword });
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
    signInWithPassword,
    async onRefused({ email, address }) {
      const holder = await findHolderByEmail(database.read, email);
      services.logSecurity('signInRefused', { userId: holder?.userId ?? null, address });
    },
    async onSignedOut(caller) {
      onSessionsEnded(caller.userId);
      await presence.leave(caller);
    },
  });
}

/** Mounts the code at sign-in, and passkeys. */
export function mountSecondSteps(app: App, services: Services): void {
  const { config, database, now, isHttps, twoSteps, codeLimits, profiles, onSessionsEnded } = services;
  mountTwoStep(app, {
    database,
    now,
    secret: config.secret,
    isHttps,
    twoSteps,
    codeLimits,
    onSignedIn: profiles.ensure,
    onSessionsEnded,
  });
  mountPasskeys(app, {
    database,
    now,
    secret: config.secret,
    isHttps,
    party: services.passkeyParty,
    notices: services.notices,
    issuer: services.instanceName,
    needsCode: twoSteps.isOn,
    limits: services.attempts,
    onSignedIn: profiles.ensure,
    onSessionsEnded,
    onRefused: (address) => services.log.warn({ address }, 'a sign-in with a passkey was refused'),
  });
}

export function mountLinks(app: App, services: Services): void {
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
    needsCode: services.twoSteps.isOn,
    isCorrectPassword: createPasswordCheck((userId) => findPasswordHash(database.read, userId)),
    requireAllowedDomain: async (field, email) =>
      requireAllowedDomain([field, email], await settings.current()),
  });
}
