import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { createLogNewUser } from './features/admin-notifications/log-new-user.ts';
import { mountApiDocument } from './features/api-document/routes.ts';
import {
  createAttemptLimits,
  DEFAULT_ATTEMPT_LIMITS,
  type AttemptLimitsOptions,
} from './features/auth/attempt-limits.ts';
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
import { createIsPasswordOf } from './features/auth/passwords.ts';
import { findPasswordHash, isEmailTaken } from './features/auth/queries.ts';
import { mountAuth } from './features/auth/routes.ts';
import { createSetupCode } from './features/auth/setup-code.ts';
import { mountInstance } from './features/instance/routes.ts';
import { createProfiles } from './features/profile/profiles.ts';
import { updateProfileRow } from './features/profile/queries.ts';
import { mountProfile } from './features/profile/routes.ts';
import { mountSummaries } from './features/summaries/routes.ts';
import { listRecent } from './features/transactions/recent.ts';
import { mountTransactions } from './features/transactions/routes.ts';
import { AppError } from './http/app-error.ts';
import { createBackground } from './http/background.ts';
import { clientAddress } from './http/client-address.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { mountHealth } from './http/health.ts';
import { originCheck } from './http/origin-check.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { session } from './http/session/session.ts';
import { mountWeb } from './http/static-files.ts';
import { answerUnknownPath } from './http/unknown-path.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';

const MAX_BODY_BYTES = 64 * 1024;

export type AppOptions = {
  config: Pick<Config, 'allowedOrigins' | 'baseUrl' | 'secret' | 'adminEmail' | 'trustedProxies'>;
  database: Database;
  log: Logger;
  /** Takes mail to where it goes; without one no mail is written. */
  mailer?: Mailer | undefined;
  limits?: AttemptLimitsOptions;
  mailLimits?: MailLimitsOptions;
  /** Folder of the built web; without one only the API is served. */
  webRoot?: string;
  now?: () => number;
  isStopping?: () => boolean;
};

/** Puts the product together: the one place that knows every feature and wires them to each other. */
export function createApp(options: AppOptions) {
  const { config, database, log, now = Date.now, isStopping = () => false } = options;
  const isHttps = config.baseUrl.startsWith('https://');
  const app = new Hono<HttpEnvironment>();

  const outbox = createOutbox({
    database,
    mailer: options.mailer,
    secret: config.secret,
    now,
    onError: (error) => log.error({ err: error }, 'mail could not be worked off'),
  });
  const background = createBackground((error) => log.error({ err: error }, 'work after an answer failed'));
  const profiles = createProfiles({
    database,
    now,
    logNewUser: createLogNewUser(database, now),
    onNotificationFailed: (error) => log.error({ err: error }, 'new user notification failed'),
  });
  const setupCode = createSetupCode({ adminEmail: config.adminEmail, hasAdmin: profiles.hasAdmin });

  app.onError(createErrorHandler(log));
  app.notFound(answerUnknownPath);
  app.use(requestLog(log), securityHeaders({ isHttps }), clientAddress(config.trustedProxies));
  mountHealth(app, { database, isStopping });

  app.use(
    '/api/*',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(new AppError('bodyTooLarge')) }),
    compress(),
    originCheck(config.allowedOrigins),
    session({ database, secret: config.secret, isHttps, now }),
  );
  const attempts = createAttemptLimits(options.limits ?? DEFAULT_ATTEMPT_LIMITS);
  const limits = createMailLimits(options.mailLimits ?? DEFAULT_MAIL_LIMITS);
  const mailing = { database, outbox, baseUrl: config.baseUrl, now };
  const resets = createPasswordResets(mailing);
  const changes = createEmailChanges({
    ...mailing,
    onEmailChanged: (trx, userId, email) => updateProfileRow(trx, userId, { email, updated_at: now() }),
  });
  mountAuth(app, {
    identity: createIdentity({ database, secret: config.secret, baseUrl: config.baseUrl, isHttps }),
    isEmailTaken: (email) => isEmailTaken(database.read, email),
    setupCode,
    limits: attempts,
    onUserCreated: profiles.create,
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
  mountInstance(app, { isMailOn: outbox.isOn });
  mountProfile(app, profiles);
  mountTransactions(app, { database, now });
  mountSummaries(app, {
    database,
    now,
    listRecent: (user, limit) => listRecent(database.read, user, limit),
  });
  mountApiDocument(app);
  if (options.webRoot !== undefined) mountWeb(app, options.webRoot);

  return {
    app,
    profiles,
    setupCode,
    outbox,
    createResetLink: resets.createLink,
    /** Resolves once the work that goes on after answers is done. */
    async settled(): Promise<void> {
      await background.settled();
      await outbox.settled();
    },
    /** Finishes what goes on after answers, and sends nothing more; before the database closes. */
    async stop(): Promise<void> {
      await background.settled();
      await outbox.stop();
    },
  };
}
