import { Hono } from 'hono';
import { createAppJobs } from './app/jobs.ts';
import { mountAdministration } from './app/mount-administration.ts';
import { mountUserRoutes } from './app/mount-user-routes.ts';
import { mountSite } from './app/mount-site.ts';
import type { AppOptions } from './app/options.ts';
import { createServices, type Services } from './app/services.ts';
import { mountApiDocument } from './features/api-document/routes.ts';
import { hashingSlots } from './features/auth/hashing-slots.ts';
import { hasPasskeysElsewhere } from './features/passkeys/queries.ts';
import { afterRequests } from './http/after-requests.ts';
import { bodyLimits } from './http/body-limits.ts';
import { clientAddress } from './http/client-address.ts';
import { compression } from './http/compression.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { mountHealth } from './http/health.ts';
import { requestLog } from './http/log.ts';
import type { App } from './http/mount.ts';
import { originCheck } from './http/origin-check.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refuseUnknownPath } from './http/unknown-path.ts';
import { createHasSession } from './sessions/cookie.ts';
import { session } from './sessions/session.ts';

/** Creates the app: shared services, the pipeline of every request, and the routes of every feature. */
export function createApp(options: AppOptions) {
  const services = createServices(options);
  const { jobs, cleanUp } = createAppJobs(services);
  const app = new Hono<HttpEnvironment>();
  usePipeline(app, services, options.isStopping ?? (() => false));
  mountUserRoutes(app, services);
  mountAdministration(app, services);
  mountApiDocument(app);
  mountSite(app, services, options);

  const { background, streams, outbox, presence, bus } = services;
  return {
    app,
    jobs,
    cleanUp,
    outbox,
    presence,
    streams,
    profiles: services.profiles,
    setupCode: services.setupCode,
    settings: services.settings,
    backups: services.backups,
    bus,
    accounts: services.accounts,
    hasSession: createHasSession({ secret: options.config.secret, isHttps: services.isHttps }),
    createResetLink: services.resets.createLink,
    /** Whether any passkey was made for another host name than the present one. */
    hasPasskeysElsewhere: () => hasPasskeysElsewhere(options.database.read, services.passkeyParty.id),
    /** Resolves when all work that follows responses is finished. */
    async settled(): Promise<void> {
      await background.settled();
      await streams.settled();
      await outbox.settled();
      await bus.settled();
    },
    /** Finishes the work that follows responses, and stops all services. Call it before the database closes. */
    async stop(): Promise<void> {
      await jobs.stop();
      await streams.close();
      presence.stop();
      await services.insights.stop();
      await background.settled();
      await outbox.stop();
      await bus.close();
    },
  };
}

/** Adds the handlers that every request passes before its route. */
function usePipeline(app: App, services: Services, isStopping: () => boolean): void {
  const { config, database, log, now, settings, siteUrl, sessionDays, isHttps } = services;
  const { background, presence, activity, findTokenCaller } = services;
  app.onError(createErrorHandler(log, services.minPasswordLength));
  app.notFound(refuseUnknownPath);
  app.use(
    async (http, next) => {
      await next();
      // While the server stops, no client may send another request on an open connection.
      if (isStopping()) http.res.headers.set('Connection', 'close');
    },
    requestLog(log),
    securityHeaders({ isHttps }),
    clientAddress(config.trustedProxies),
  );
  mountHealth(app, { database, isStopping });
  app.use(
    '/api/*',
    bodyLimits(),
    compression(),
    originCheck((origin) => config.allowedOrigins.includes(origin) || origin === siteUrl()),
    async (http, next) => {
      http.set('settings', await settings.current());
      http.set('hasTwoStep', services.twoSteps.isOn);
      await next();
    },
    session({ database, background, secret: config.secret, isHttps, now, sessionDays, findTokenCaller }),
    afterRequests(background, [
      (caller) => presence.stamp(caller),
      (caller) => activity.record(caller.userId),
    ]),
    hashingSlots(),
  );
}
