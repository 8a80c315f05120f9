import type { MiddlewareHandler } from 'hono';
import type { Caller, HttpEnvironment } from './environment.ts';

type Note = (caller: Caller) => Promise<void>;

const EVERY_MS = 60_000;
/** Of so many users it is remembered when they were noted last; of others it is noted again. */
const MAX_REMEMBERED = 10_000;

/**
 * Notes that somebody asked for something, of one user at most once a minute and of none who is suspended.
 * Where that fails the request is answered all the same.
 */
export function seen(options: {
  now: () => number;
  stampPresence: Note;
  /** Counts the day as one on which this user was active. */
  recordActivity?: Note;
  onError: (error: unknown) => void;
}): MiddlewareHandler<HttpEnvironment> {
  const { now, onError } = options;
  const notes = [options.stampPresence, options.recordActivity].filter((note) => note !== undefined);
  const notedAt = new Map<string, number>();

  function isDue(userId: string): boolean {
    const before = notedAt.get(userId);
    // A clock that was set back must not silence anybody.
    if (before !== undefined && Math.abs(now() - before) < EVERY_MS) return false;
    notedAt.delete(userId);
    notedAt.set(userId, now());
    const oldest = notedAt.keys().next().value;
    if (notedAt.size > MAX_REMEMBERED && oldest !== undefined) notedAt.delete(oldest);
    return true;
  }

  return async (http, next) => {
    const caller = http.get('caller');
    if (caller !== undefined && !caller.isSuspended && isDue(caller.userId)) {
      await Promise.all(notes.map((note) => note(caller).catch(onError)));
    }
    await next();
  };
}
