import type { MiddlewareHandler } from 'hono';
import type { Background } from './background.ts';
import type { Caller, HttpEnvironment } from './environment.ts';

const REFUSAL_STATUSES: readonly number[] = [401, 403];

/**
 * Calls the listeners after each request of a signed-in user, unless it was refused or came from a program. The response
 * neither waits for them nor fails with them.
 */
export function afterRequests(
  background: Background,
  listeners: readonly ((caller: Caller) => Promise<void>)[],
): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    await next();
    const caller = http.get('caller');
    if (caller === undefined || caller.tokenScope !== null) return;
    if (caller.isSuspended || REFUSAL_STATUSES.includes(http.res.status)) return;
    for (const listener of listeners) background.begin(() => listener(caller));
  };
}
