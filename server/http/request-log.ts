import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { HttpEnvironment } from './environment.ts';

/** Gives each request an id and logs it without user input: no query, no body, no e-mail address. */
export function requestLog(log: Logger): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    const requestId = uuidv7();
    const startedAt = performance.now();
    http.set('requestId', requestId);
    await next();
    http.res.headers.set('X-Request-Id', requestId);
    log.info({
      requestId,
      method: http.req.method,
      path: http.req.path,
      status: http.res.status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  };
}
