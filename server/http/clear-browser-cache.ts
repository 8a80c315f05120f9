import type { Context } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/**
 * Has the browser drop every copy of this site's answers, for a user who leaves: the next one at it may be
 * somebody else. Storage stays, since consent and language are the browser's. Browsers heed it on https and localhost.
 */
export function clearBrowserCache(http: Context<HttpEnvironment>): void {
  http.header('Clear-Site-Data', '"cache"');
}
