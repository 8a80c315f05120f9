import type { Database } from '#server/database/connect.ts';
import { respondWithError } from './error-handler.ts';
import type { App } from './mount.ts';

/**
 * `/healthz` says whether this instance accepts requests, so that a proxy can choose an instance. `/readyz` also
 * checks the database, which all instances share.
 */
export function mountHealth(app: App, options: { database: Database; isStopping: () => boolean }): void {
  app.get('/healthz', (http) =>
    options.isStopping() ? respondWithError(http, 'shuttingDown') : http.json({ status: 'ok' }),
  );
  app.get('/readyz', async (http) => {
    if (options.isStopping()) return respondWithError(http, 'shuttingDown');
    try {
      await options.database.ping();
    } catch {
      return respondWithError(http, 'databaseUnavailable');
    }
    return http.json({ status: 'ready' });
  });
}
