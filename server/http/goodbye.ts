import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/** Answers of a server that stops say that their connection ends with them, so that nobody sends another request on it. */
export function goodbye(isStopping: () => boolean): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    await next();
    if (isStopping()) http.res.headers.set('Connection', 'close');
  };
}
