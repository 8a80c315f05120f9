import type { MiddlewareHandler } from 'hono';
import type { Background } from './background.ts';
import type { Caller, HttpEnvironment } from './environment.ts';

/** The statuses of refused requests. */
const REFUSALS: readonly number[] = [401, 403];

/**
 * Calls the listeners after each request of a signed-in user that was not refused, but not after a program's request.
 * The response neither waits for them nor fails with them.
 */
export function onSeen(
  background: Background,
  listeners: readonly ((caller: Caller) => Promise<void>)[],
): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    await next();
    const caller = http.get('caller');
    if (caller === undefined || caller.tokenScope !== null) return;
    if (caller.isSuspended || REFUSALS.includes(http.res.status)) return;
    for (const listener of listeners) background.begin(() => listener(caller));
  };
}
