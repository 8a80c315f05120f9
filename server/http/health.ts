import type { Database } from '#server/database/connect.ts';
import { answerError } from './error-handler.ts';
import type { App } from './mount.ts';

/** `/healthz` says that the process lives; `/readyz` that it takes requests and its database answers. */
export function mountHealth(app: App, options: { database: Database; isStopping: () => boolean }): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
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
