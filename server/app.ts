import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { mountAccount } from './features/account/routes.ts';
import { createActivity } from './features/admin-metrics/activity.ts';
import { forgetOldDays } from './features/admin-metrics/forget.ts';
import { createMetrics } from './features/admin-metrics/metrics.ts';
import { mountAdminMetrics } from './features/admin-metrics/routes.ts';
import { createLogNewUser } from './features/admin-notifications/log-new-user.ts';
import { mountApiDocument } from './features/api-document/routes.ts';
import {
  createAttemptLimits,
  DEFAULT_ATTEMPT_LIMITS,
  type AttemptLimitsOptions,
} from './features/auth/attempt-limits.ts';
import { createCleanUp } from './features/auth/clean-up.ts';
import { createIdentity } from './features/auth/identity.ts';
import { createEmailChanges } from './features/auth/email-change/changes.ts';
import { mountEmailChange } from './features/auth/email-change/routes.ts';
import {
  createMailLimits,
  DEFAULT_MAIL_LIMITS,
  type MailLimitsOptions,
} from './features/auth/mail-limits.ts';
import { mountPasswordReset } from './features/auth/password-reset/routes.ts';
import { createPasswordResets } from './features/auth/password-reset/resets.ts';
import { createIsPasswordOf, isCommonPassword, passwordHashing } from './features/auth/passwords.ts';
import { findPasswordHash, isEmailTaken } from './features/auth/queries.ts';
import { mountAuth } from './features/auth/routes.ts';
import { createSetupCode } from './features/auth/setup-code.ts';
import { mountConsent } from './features/consent/routes.ts';
import { mountInstance } from './features/instance/routes.ts';
import { requireAnotherAdmin } from './features/profile/administrators.ts';
import { createPhotos } from './features/profile/photos.ts';
import { mountLocation } from './features/location/routes.ts';
import { createProfiles } from './features/profile/profiles.ts';
import { updateProfileRow } from './features/profile/queries.ts';
import { mountProfile } from './features/profile/routes.ts';
import { mountSummaries } from './features/summaries/routes.ts';
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
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { fixedSettings } from './settings/fixed-settings.ts';
import { createSettings } from './settings/settings.ts';

export type AppOptions = {
  config: Pick<
    Config,
    'allowedOrigins' | 'baseUrl' | 'secret' | 'adminEmail' | 'supportEmail' | 'trustedProxies'
  >;
  database: Database;
  log: Logger;
  /** Takes mail to where it goes; without one no mail is written. */
  mailer?: Mailer | undefined;
  limits?: AttemptLimitsOptions;
  mailLimits?: MailLimitsOptions;
  /** Folder of the built web; without one only the API is served. */
  webRoot?: string;
  /** Folder of the prerendered pages, and of the list of what each screen needs first. */
  pagesRoot?: string;
  now?: () => number;
  isStopping?: () => boolean;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Puts the product together: the one place that knows every feature and wires them to each other. */
export function createApp(options: AppOptions) {
  const { config, database, log, now = Date.now, isStopping = () => false } = options;
  const isHttps = config.baseUrl.startsWith('https://');
  const app = new Hono<HttpEnvironment>();

  const settings = createSettings({ database, fixed: fixedSettings(config), secret: config.secret, now });
  const bus = createEventBus();
  const outbox = createOutbox({
    database,
    mailer: options.mailer,
    secret: config.secret,
    now,
    onError: (error) => log.error({ err: error }, 'mail could not be worked off'),
  });
  const cleanUp = createCleanUp({ database, now });
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
      { name: 'daily-summary', everyMs: 5 * MINUTE_MS, leaseMs: 10 * MINUTE_MS, run: () => metrics.run() },
    ],
  });
  const background = createBackground((error) => log.error({ err: error }, 'work after an answer failed'));
  const profiles = createProfiles({
    database,
    now,
    logNewUser: createLogNewUser(database, now),
    onNotificationFailed: (error) => log.error({ err: error }, 'new user notification failed'),
  });
  const photos = createPhotos({ database, now });
  const setupCode = createSetupCode({ adminEmail: config.adminEmail, hasAdmin: profiles.hasAdmin });

  app.onError(createErrorHandler(log));
  app.notFound(answerUnknownPath);
  app.use(requestLog(log), securityHeaders({ isHttps }), clientAddress(config.trustedProxies));
  mountHealth(app, { database, isStopping });

  app.use(
    '/api/*',
    bodyLimits(),
    compress(),
    originCheck(config.allowedOrigins),
    session({ database, secret: config.secret, isHttps, now }),
    onSeen(background, [(caller) => activity.record(caller.userId)]),
  );
  const attempts = createAttemptLimits(options.limits ?? DEFAULT_ATTEMPT_LIMITS);
  const limits = createMailLimits(options.mailLimits ?? DEFAULT_MAIL_LIMITS);
  const mailing = { database, outbox, baseUrl: config.baseUrl, now };
  const resets = createPasswordResets(mailing);
  const changes = createEmailChanges({
    ...mailing,
    async onEmailChanged(trx, userId, email) {
      await updateProfileRow(trx, userId, { email, updated_at: now() });
    },
  });
  mountAuth(app, {
    identity: createIdentity({ database, secret: config.secret, baseUrl: config.baseUrl, isHttps }),
    isEmailTaken: (email) => isEmailTaken(database.read, email),
    setupCode,
    limits: attempts,
    async onUserCreated(user) {
      const profile = await profiles.create(user);
      background.begin(() => activity.record(profile.uid));
      return profile;
    },
    onSignedIn: profiles.ensure,
  });
  mountPasswordReset(app, { resets, background, attempts, limits, isMailOn: outbox.isOn });
  mountEmailChange(app, {
    changes,
    isPasswordOf: createIsPasswordOf((userId) => findPasswordHash(database.read, userId)),
    attempts,
    limits,
    isMailOn: outbox.isOn,
  });
  mountInstance(app, { isMailOn: () => outbox.isOn, currentSettings: settings.current });
  mountProfile(app, { profiles, photos });
  mountAccount(app, {
    database,
    now,
    isHttps,
    passwordTools: { ...passwordHashing, isCommon: isCommonPassword, limits: attempts },
    requireMayLeave: requireAnotherAdmin,
    findProfile: profiles.require,
    findPhoto: (userId) => photos.find(userId),
    streamRecords: (caller) => streamRecords(database.read, caller),
    toCsv,
    onLogKept: (error) => log.warn({ err: error }, 'the log of the database was not emptied'),
  });
  mountLocation(app, { database, now, readProfile: profiles.require });
  mountTransactions(app, { database, now });
  mountSummaries(app, {
    database,
    now,
    listRecent: (user, limit) => listRecent(database.read, user, limit),
  });
  mountConsent(app, { database, now, timeZone: async () => (await settings.current()).timeZone });
  mountAdminMetrics(app, metrics);
  mountApiDocument(app);
  if (options.pagesRoot !== undefined) {
    const { baseUrl, supportEmail } = config;
    mountPages(app, { root: options.pagesRoot, baseUrl, supportEmail, isHttps, now });
  }
  if (options.webRoot !== undefined) {
    mountWeb(app, { root: options.webRoot, pagesRoot: options.pagesRoot, isHttps });
  }

  return {
    app,
    profiles,
    setupCode,
    outbox,
    cleanUp,
    jobs,
    settings,
    bus,
    createResetLink: resets.createLink,
    /** Resolves once the work that goes on after answers is done. */
    async settled(): Promise<void> {
      await background.settled();
      await outbox.settled();
    },
    /** Finishes what goes on after answers, and sends nothing more; before the database closes. */
    async stop(): Promise<void> {
      await jobs.stop();
      await background.settled();
      await outbox.stop();
    },
  };
}
