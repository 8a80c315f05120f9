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
import { isEmailTaken } from './features/auth/queries.ts';
import { mountAuth } from './features/auth/routes.ts';
import { createSetupCode } from './features/auth/setup-code.ts';
import { mountLocation } from './features/location/routes.ts';
import { createProfiles } from './features/profile/profiles.ts';
import { mountProfile } from './features/profile/routes.ts';
import { mountSummaries } from './features/summaries/routes.ts';
import { listRecent } from './features/transactions/recent.ts';
import { mountTransactions } from './features/transactions/routes.ts';
import { AppError } from './http/app-error.ts';
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

const MAX_BODY_BYTES = 64 * 1024;

export type AppOptions = {
  config: Pick<Config, 'allowedOrigins' | 'baseUrl' | 'secret' | 'adminEmail' | 'trustedProxies'>;
  database: Database;
  log: Logger;
  limits?: AttemptLimitsOptions;
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
  mountAuth(app, {
    identity: createIdentity({ database, secret: config.secret, baseUrl: config.baseUrl, isHttps }),
    isEmailTaken: (email) => isEmailTaken(database.read, email),
    setupCode,
    limits: createAttemptLimits(options.limits ?? DEFAULT_ATTEMPT_LIMITS),
    onUserCreated: profiles.create,
    onSignedIn: profiles.ensure,
  });
  mountProfile(app, profiles);
  mountLocation(app, { database, now, readProfile: profiles.require });
  mountTransactions(app, { database, now });
  mountSummaries(app, {
    database,
    now,
    listRecent: (user, limit) => listRecent(database.read, user, limit),
  });
  mountApiDocument(app);
  if (options.webRoot !== undefined) mountWeb(app, options.webRoot);

  return { app, profiles, setupCode };
}
