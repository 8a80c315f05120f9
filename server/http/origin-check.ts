import type { MiddlewareHandler } from 'hono';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from './environment.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from other sites: any foreign Origin, and a missing one if the request has a cookie (browsers send
 * Origin with every write).
 */
export function originCheck(isAllowed: (origin: string) => boolean): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    if (!READING_METHODS.has(http.req.method)) {
      const origin = http.req.header('origin');
      const isForeign = origin !== undefined && !isAllowed(origin);
      const isUnknown = origin === undefined && http.req.header('cookie') !== undefined;
      if (isForeign || isUnknown) throw new AppError('originRefused');
    }
    await next();
  };
}
