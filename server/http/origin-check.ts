import type { MiddlewareHandler } from 'hono';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hasBearer } from './bearer.ts';
import type { HttpEnvironment } from './environment.ts';
import { toPathPattern } from './path-pattern.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from other sites: those with an Origin that is not allowed, and those with a cookie but no Origin,
 * since browsers send Origin with every write. A request with a bearer token passes, since its cookie is ignored and
 * pages of other sites cannot send the token. An endpoint with `isForAnyOrigin` passes, since it ignores the session.
 */
export function originCheck(isAllowed: (origin: string) => boolean): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    if (!READING_METHODS.has(http.req.method) && !hasBearer(http) && !isForAnyOrigin(http.req)) {
      const origin = http.req.header('origin');
      const isForeign = origin !== undefined && !isAllowed(origin);
      const isUnknown = origin === undefined && http.req.header('cookie') !== undefined;
      if (isForeign || isUnknown) throw new AppError('originRefused');
    }
    await next();
  };
}

const ANY_ORIGIN_ENDPOINTS = ENDPOINTS.filter((endpoint) => endpoint.isForAnyOrigin).map(
  ({ method, path }) => ({
    method,
    pattern: toPathPattern(path),
  }),
);

function isForAnyOrigin(request: { method: string; path: string }): boolean {
  return ANY_ORIGIN_ENDPOINTS.some(
    ({ method, pattern }) => method === request.method && pattern.test(request.path),
  );
}
