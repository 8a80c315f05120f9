import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/** While the server stops, each response closes its connection, so that no client sends another request on it. */
export function closeWhenStopping(isStopping: () => boolean): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    await next();
    if (isStopping()) http.res.headers.set('Connection', 'close');
  };
}
