import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { recordAudit } from './audit/record-audit.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { mountAccount } from './features/account/routes.ts';
import { createSessions } from './features/account/sessions.ts';
import { createActivity } from './features/admin-metrics/activity.ts';
import { forgetOldDays } from './features/admin-metrics/forget.ts';
import { createMetrics } from './features/admin-metrics/metrics.ts';
import { mountAdminMetrics } from './features/admin-metrics/routes.ts';
import { createLogNewUser } from './features/admin-notifications/log-new-user.ts';
import { mountAdminNotifications } from './features/admin-notifications/routes.ts';
import { createAccounts } from './features/admin-users/accounts.ts';
import { requireAnotherAdmin } from './features/admin-users/active-admins.ts';
import { mountAdminUsers } from './features/admin-users/routes.ts';
import { mountApiDocument } from './features/api-document/routes.ts';
import { latestEntriesOf } from './features/audit/entries.ts';
import { mountAudit } from './features/audit/routes.ts';
import {
  createAttemptLimits,
  SIGN_UPS_PER_ADDRESS,
  type AttemptLimitsOptions,
} from './features/auth/attempt-limits.ts';
import { createCleanUp } from './features/auth/clean-up.ts';
import { createIdentity } from './features/auth/identity.ts';
import { createEmailChanges } from './features/auth/email-change/changes.ts';
import { mountEmailChange } from './features/auth/email-change/routes.ts';
import { mountEmailVerification } from './features/auth/email-verification/routes.ts';
import { createEmailVerifications } from './features/auth/email-verification/verifications.ts';
import { createInvites } from './features/auth/invites/invites.ts';
import { mountInvites } from './features/auth/invites/routes.ts';
import {
  createMailLimits,
  DEFAULT_MAIL_LIMITS,
  type MailLimitsOptions,
} from './features/auth/mail-limits.ts';
import { mountPasswordReset } from './features/auth/password-reset/routes.ts';
import { createPasswordResets } from './features/auth/password-reset/resets.ts';
import { createIsPasswordOf, createRequireGoodPassword, passwordHashing } from './features/auth/passwords.ts';
import { findHolder, findPasswordHash, isEmailTaken } from './features/auth/queries.ts';
import { requireAllowedDomain } from './features/auth/registration.ts';
import { mountAuth } from './features/auth/routes.ts';
import { createSetupCode } from './features/auth/setup-code.ts';
import { mountSignUp } from './features/auth/sign-up.ts';
import { createBackups } from './features/backups/backups.ts';
import { mountBackups } from './features/backups/routes.ts';
import { mountConsent } from './features/consent/routes.ts';
import { mountInstance } from './features/instance/routes.ts';
import { promoteNamedAdmin } from './features/profile/named-admin.ts';
import { createPhotos } from './features/profile/photos.ts';
import { mountLocation } from './features/location/routes.ts';
import { createEventStreams } from './features/presence/event-streams.ts';
import { createPresence } from './features/presence/presence.ts';
import { mountPresence } from './features/presence/routes.ts';
import { createProfiles } from './features/profile/profiles.ts';
import { updateProfileRow } from './features/profile/queries.ts';
import { mountProfile } from './features/profile/routes.ts';
import { mountSummaries } from './features/summaries/routes.ts';
import { mountSystemSettings } from './features/system-settings/routes.ts';
import { listRecent } from './features/transactions/recent.ts';
import { toCsv } from './features/transactions/history/csv.ts';
import { streamRecords } from './features/transactions/history/list.ts';
import { mountTransactions } from './features/transactions/routes.ts';
import { createBackground } from './http/background.ts';
import { bodyLimits } from './http/body-limits.ts';
import { clientAddress } from './http/client-address.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { mountHealth } from './http/health.ts';
import { onSeen } from './http/on-seen.ts';
import { originCheck } from './http/origin-check.ts';
import { mountPages } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { session } from './http/session/session.ts';
import { mountWeb } from './http/static-files.ts';
import { answerUnknownPath } from './http/unknown-path.ts';
import { createJobs } from './jobs/jobs.ts';
import { createEventBus } from './events/event-bus.ts';
import { readSettings } from './http/read-settings.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSettingsMailer } from './mail/settings-mailer.ts';
import { fixedSettings } from './settings/fixed-settings.ts';
import { createSettings } from './settings/settings.ts';

export type AppOptions = {
  config: Pick<
    Config,
    | 'allowedOrigins'
    | 'baseUrl'
    | 'publicUrl'
    | 'secret'
    | 'adminEmail'
    | 'supportEmail'
    | 'mail'
    | 'trustedProxies'
  >;
  database: Database;
  log: Logger;
  /** Takes mail to where it goes; without one no mail is written. */
  mailer?: Mailer | undefined;
  limits?: AttemptLimitsOptions | undefined;
  mailLimits?: MailLimitsOptions;
  /** Folder of the built web; without one only the API is served. */
  webRoot?: string;
  /** Folder of the prerendered pages, and of the list of what each screen needs first. */
  pagesRoot?: string;
  /** Where backups are kept on this machine. */
  backupFolder: string;
  now?: () => number;
  isStopping?: () => boolean;
};

/** How often those are looked for who have fallen silent. */
const SWEEP_MS = 15_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Puts the product together: the one place that knows every feature and wires them to each other. */
export function createApp(options: AppOptions) {
  const { config, database, log, now = Date.now, isStopping = () => false } = options;
  const isHttps = config.baseUrl.startsWith('https://');
  const startedAt = now();
  const app = new Hono<HttpEnvironment>();

  const settings = createSettings({ database, fixed: fixedSettings(config), secret: config.secret, now });
  const siteUrl = () => settings.latest().settings.publicUrl ?? config.baseUrl;
  const sessionDays = () => settings.latest().settings.sessionDays;
  const bus = createEventBus();
  const mailerOfSettings = createSettingsMailer(settings.latest);
  const mailer = () => options.mailer ?? mailerOfSettings();
  const outbox = createOutbox({
    database,
    mailer,
    secret: config.secret,
    now,
    onError: (error) => log.error({ err: error }, 'mail could not be worked off'),
  });
  const cleanUp = createCleanUp({ database, now });
  const backups = createBackups({
    database,
    folder: options.backupFolder,
    currentSettings: settings.current,
    now,
  });
  const statistics = { database, currentSettings: settings.current, now };
  const activity = createActivity(statistics);
  const metrics = createMetrics({
    ...statistics,
    onError: (error) => log.error({ err: error }, 'a metric could not be counted'),
  });
  const jobs = createJobs({
    database,
    now,
    onError: (job, error) => log.error({ err: error, job }, 'a job failed'),
    jobs: [
      {
        name: 'clean-up',
        everyMs: HOUR_MS,
        leaseMs: 10 * MINUTE_MS,
        async run() {
          await cleanUp.run();
          await forgetOldDays(statistics);
        },
      },
      {
        name: 'daily-summary',
        everyMs: 5 * MINUTE_MS,
        leaseMs: 10 * MINUTE_MS,
        run: () => metrics.run(),
      },
      { name: 'backup', everyMs: 10 * MINUTE_MS, leaseMs: HOUR_MS, run: backups.makeIfDue },
      {
        name: 'presence',
        everyMs: SWEEP_MS,
        leaseMs: MINUTE_MS,
        isNeeded: () => presence.isSweepNeeded(),
        run: () => presence.sweep(),
      },
    ],
  });
  const onPresenceError = (error: unknown) => log.error({ err: error }, 'presence could not be kept');
  const presence = createPresence({
    database,
    now,
    onChange: () => bus.publish({ name: 'presence' }),
    onError: onPresenceError,
  });
  const streams = createEventStreams({ database, bus, presence, now, sessionDays, onError: onPresenceError });
  const onProfileChanged = (userId: string) => bus.publish({ name: 'profile', userId });
  const onNotificationsChanged = () => bus.publish({ name: 'notifications' });
  const onSessionsEnded = (userId: string) => bus.publish({ name: 'access', userId });
  const background = createBackground((error) => log.error({ err: error }, 'work after an answer failed'));
  const profiles = createProfiles({
    database,
    now,
    async readDefaults() {
      const { defaultLanguage, defaultCurrency, timeZone } = await settings.current();
      return { language: defaultLanguage, currency: defaultCurrency, timeZone };
    },
    logNewUser: createLogNewUser(database, now, onNotificationsChanged),
    onNotificationFailed: (error) => log.error({ err: error }, 'new user notification failed'),
    recordNewAdmin: (trx, userId) =>
      recordAudit(trx, {
        at: now(),
        actor: { kind: 'system' },
        action: 'userPromoted',
        target: 'user',
        targetId: userId,
        before: { isAdmin: false },
        after: { isAdmin: true },
      }),
    presence,
    onChange: onProfileChanged,
  });
  const photos = createPhotos({ database, now, onChange: onProfileChanged });
  const setupCode = createSetupCode({ adminEmail: config.adminEmail, hasAdmin: profiles.hasAdmin });

  const minPasswordLength = async () => (await settings.current()).minPasswordLength;
  const requireGoodPassword = createRequireGoodPassword(minPasswordLength);
  app.onError(createErrorHandler(log, minPasswordLength));
  app.notFound(answerUnknownPath);
  app.use(requestLog(log), securityHeaders({ isHttps }), clientAddress(config.trustedProxies));
  mountHealth(app, { database, isStopping });

  app.use(
    '/api/*',
    bodyLimits(),
    compress(),
    originCheck((origin) => config.allowedOrigins.includes(origin) || origin === siteUrl()),
    readSettings(settings.current),
    session({ database, secret: config.secret, isHttps, now, sessionDays }),
    onSeen(background, [(caller) => presence.stamp(caller), (caller) => activity.record(caller.userId)]),
  );
  const attempts = createAttemptLimits(
    () => options.limits ?? { ...settings.latest().settings, signUpsPerAddress: SIGN_UPS_PER_ADDRESS },
  );
  const limits = createMailLimits(options.mailLimits ?? DEFAULT_MAIL_LIMITS);
  const mailing = { database, outbox, siteUrl, now };
  const areAddressesConfirmed = async () => (await settings.current()).emailVerification && outbox.isOn();
  const invites = createInvites({ database, siteUrl, now });
  const verifications = createEmailVerifications({
    ...mailing,
    onUserCreated: (uid, { email, name, language, currency, timeZone }) =>
      profiles.create({
        uid,
        email,
        displayName: name,
        // Nobody signs up without having accepted them.
        termsAccepted: true,
        language,
        currency,
        timeZone,
        isOnline: false,
      }),
    onVerified: (trx, user) => promoteNamedAdmin(trx, user, { adminEmail: config.adminEmail, at: now() }),
  });
  const resets = createPasswordResets({ ...mailing, onMailboxShown: verifications.confirm });
  const changes = createEmailChanges({
    ...mailing,
    async onEmailChanged(trx, userId, email) {
      await updateProfileRow(trx, userId, { email, updated_at: now() });
    },
    onChanged(userId) {
      onProfileChanged(userId);
      onSessionsEnded(userId);
    },
  });
  const { secret, baseUrl } = config;
  const entry = {
    identity: createIdentity({ database, secret, baseUrl, isHttps, sessionDays }),
    verifications,
    background,
    limits: attempts,
    mailLimits: limits,
    areAddressesConfirmed,
  };
  mountSignUp(app, {
    ...entry,
    currentSettings: settings.current,
    isEmailTaken: (email) => isEmailTaken(database.read, email),
    requireGoodPassword,
    setupCode,
    invites,
    async onUserCreated(user) {
      const profile = await profiles.create(user);
      background.begin(() => activity.record(profile.uid));
      return profile;
    },
  });
  mountAuth(app, {
    ...entry,
    onSignedIn: profiles.ensure,
    async onSignedOut(caller) {
      onSessionsEnded(caller.userId);
      await presence.leave(caller);
    },
  });
  mountInvites(app, invites);
  mountEmailVerification(app, verifications);
  mountPasswordReset(app, {
    resets,
    background,
    attempts,
    limits,
    requireGoodPassword,
    isMailOn: outbox.isOn,
    onSessionsEnded,
  });
  mountEmailChange(app, {
    changes,
    isPasswordOf: createIsPasswordOf((userId) => findPasswordHash(database.read, userId)),
    requireAllowedDomain: async (field, email) =>
      requireAllowedDomain([field, email], await settings.current()),
    attempts,
    limits,
    isMailOn: outbox.isOn,
  });
  mountInstance(app, { isMailOn: outbox.isOn, currentSettings: settings.current });
  mountProfile(app, { profiles, photos });
  mountAccount(app, {
    database,
    now,
    isHttps,
    sessionDays,
    passwordTools: { ...passwordHashing, requireGood: requireGoodPassword, limits: attempts },
    requireMayLeave: requireAnotherAdmin,
    recordDeletion: (trx, userId) =>
      recordAudit(trx, {
        at: now(),
        actor: { kind: 'user', id: userId },
        action: 'accountDeleted',
        target: 'user',
        targetId: userId,
      }),
    findProfile: profiles.require,
    findPhoto: (userId) => photos.find(userId),
    streamRecords: (caller) => streamRecords(database.read, caller),
    toCsv,
    onSessionsEnded,
    onLogKept: (error) => log.warn({ err: error }, 'the log of the database was not emptied'),
  });
  mountLocation(app, { database, now, readProfile: profiles.require, onChange: onProfileChanged });
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
  mountConsent(app, { database, now });
  const pageSize = async () => (await settings.current()).pageSize;
  mountPresence(app, { database, now, presence, streams, pageSize });
  mountAdminNotifications(app, { database, pageSize, onChange: onNotificationsChanged });
  const accounts = createAccounts({
    database,
    now,
    publish: bus.publish,
    createResetLink: resets.createLink,
    closeLinks: resets.closeLinks,
    endPresence: presence.end,
  });
  const sessions = createSessions({ database, now, sessionDays });
  mountAdminUsers(app, {
    database,
    now,
    accounts,
    pageSize,
    sessionsOf: (userId) => sessions.list({ userId, sessionId: '' }),
    auditOf: (userId) => latestEntriesOf(database.read, userId),
  });
  mountAudit(app, { database, currentSettings: settings.current });
  mountAdminMetrics(app, metrics);
  mountBackups(app, backups);
  mountSystemSettings(app, {
    database,
    settings,
    now,
    startedAt,
    mailer,
    siteUrl,
    findRecipient: (userId) => findHolder(database.read, userId),
    lastBackupAt: backups.lastAt,
    onChanged: () => bus.publish({ name: 'instance' }),
  });
  mountApiDocument(app);
  const site = async () => {
    // The pages are there while the database is not.
    await settings.current().catch(() => undefined);
    const { supportEmail, analytics, defaultLanguage, instanceName } = settings.latest().settings;
    return {
      url: siteUrl(),
      name: instanceName,
      supportEmail,
      isCounting: analytics,
      language: defaultLanguage,
    };
  };
  if (options.pagesRoot !== undefined) {
    mountPages(app, { root: options.pagesRoot, site, isHttps, now });
  }
  if (options.webRoot !== undefined) {
    mountWeb(app, { root: options.webRoot, pagesRoot: options.pagesRoot, isHttps, site });
  }

  return {
    app,
    profiles,
    setupCode,
    outbox,
    cleanUp,
    jobs,
    settings,
    backups,
    bus,
    presence,
    streams,
    createResetLink: resets.createLink,
    accounts,
    /** Resolves once the work that goes on after answers is done. */
    async settled(): Promise<void> {
      await background.settled();
      await streams.settled();
      await outbox.settled();
    },
    /** Finishes what goes on after answers, and sends nothing more; before the database closes. */
    async stop(): Promise<void> {
      await jobs.stop();
      await streams.close();
      presence.stop();
      await background.settled();
      await outbox.stop();
    },
  };
}
