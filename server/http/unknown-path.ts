import type { Context } from 'hono';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import type { HttpEnvironment } from './environment.ts';
import { answerError } from './error-handler.ts';

const patterns = ENDPOINTS.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Responds to an unknown path or method; `Allow` lists the methods of a path that exists. */
export function answerUnknownPath(http: Context<HttpEnvironment>): Response {
  const allowed = patterns.filter(({ pattern }) => pattern.test(http.req.path)).map(({ method }) => method);
  if (allowed.length === 0) return answerError(http, 'notFound');
  http.header('Allow', [...new Set(allowed)].join(', '));
  return answerError(http, 'methodNotAllowed');
}
