import type { Database } from '#server/database/connect.ts';
import { answerError } from './error-handler.ts';
import type { App } from './mount.ts';

/**
 * `/healthz` says that this instance takes requests, for proxies that choose one: a database that is away is away
 * for all of them, and each can say so. `/readyz` says that the database answers besides.
 */
export function mountHealth(app: App, options: { database: Database; isStopping: () => boolean }): void {
  app.get('/healthz', (http) =>
    options.isStopping() ? answerError(http, 'shuttingDown') : http.json({ status: 'ok' }),
  );
  app.get('/readyz', async (http) => {
    if (options.isStopping()) return answerError(http, 'shuttingDown');
    try {
      await options.database.ping();
    } catch {
      return answerError(http, 'databaseUnavailable');
    }
    return http.json({ status: 'ready' });
  });
}
