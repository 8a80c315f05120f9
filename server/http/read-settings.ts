import type { MiddlewareHandler } from 'hono';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { HttpEnvironment } from './environment.ts';

/** Puts the current settings into the context. */
export function readSettings(current: () => Promise<SystemSettings>): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    http.set('settings', await current());
    await next();
  };
}
