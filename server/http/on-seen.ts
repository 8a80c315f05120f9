import type { MiddlewareHandler } from 'hono';
import type { Background } from './background.ts';
import type { Caller, HttpEnvironment } from './environment.ts';

/** Answers to those who may not do what they asked for. */
const REFUSALS: readonly number[] = [401, 403];

/**
 * Tells whoever wants to know that a signed-in person has asked for something and was not refused. What
 * is done about it goes on beside the answer, which neither waits for it nor fails with it.
 */
export function onSeen(
  background: Background,
  tell: readonly ((caller: Caller) => Promise<void>)[],
): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    await next();
    const caller = http.get('caller');
    if (caller === undefined || caller.isSuspended || REFUSALS.includes(http.res.status)) return;
    for (const each of tell) background.begin(() => each(caller));
  };
}
