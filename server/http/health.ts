import type { Database } from '#server/database/connect.ts';
import { answerError } from './error-handler.ts';
import type { App } from './mount.ts';

/**
 * `/healthz` says whether this instance accepts requests, so that a proxy can choose an instance. `/readyz` also
 * checks the database, which all instances share.
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
