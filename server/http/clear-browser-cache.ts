import type { Context } from 'hono';
import { setOwnHeader } from './complete-response.ts';
import type { HttpEnvironment } from './environment.ts';

/**
 * Makes the browser delete its cache of this site when a user leaves, because somebody else may use the browser
 * next. Consent and language stay in its storage. Works on https and localhost.
 */
export function clearBrowserCache(http: Context<HttpEnvironment>): void {
  setOwnHeader(http, 'Clear-Site-Data', '"cache"');
}
