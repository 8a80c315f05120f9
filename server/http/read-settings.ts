import type { MiddlewareHandler } from 'hono';
import type { SystemSettings } from '#shared/contract/system-settings.ts';
import type { HttpEnvironment } from './environment.ts';

/** Reads the settings anew where they may have changed, so that everything after this goes by them. */
export function readSettings(current: () => Promise<SystemSettings>): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    http.set('settings', await current());
    await next();
  };
}
