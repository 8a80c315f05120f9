import type { Context } from 'hono';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import type { HttpEnvironment } from './environment.ts';
import { respondWithError } from './error-handler.ts';
import { toPathPattern } from './path-pattern.ts';

const patterns = ENDPOINTS.map(({ method, path }) => ({
  method,
  pattern: toPathPattern(path),
}));

/** Responds to an unknown path or method; `Allow` lists the methods of a path that exists. */
export function refuseUnknownPath(http: Context<HttpEnvironment>): Response {
  const allowed = patterns.filter(({ pattern }) => pattern.test(http.req.path)).map(({ method }) => method);
  if (allowed.length === 0) return respondWithError(http, 'notFound');
  http.header('Allow', [...new Set(allowed)].join(', '));
  return respondWithError(http, 'methodNotAllowed');
}
