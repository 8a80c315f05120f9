import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { tooManyRequests } from '#server/errors/app-error.ts';

type RateLimiterOptions = {
  /** The name of the count, since several counts use the same keys. */
  name: string;
  points: number;
  windowSeconds: number;
};

/** Opens a count of attempts, which all processes on this database share. */
export type OpenRateLimiter = (options: RateLimiterOptions) => RateLimiterAbstract;

/** Limits the memory that requests from many addresses take. */
const MAX_KEYS_IN_MEMORY = 20_000;

/**
 * Counts in memory, for SQLite with its single process. A restart clears the counts. Beyond `MAX_KEYS_IN_MEMORY`, the
 * least recently used key is dropped.
 */
export const openMemoryRateLimiter: OpenRateLimiter = ({ name, points, windowSeconds }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  const trackUse = createUseTracker((oldest) => void limiter.delete(oldest));
  for (const method of ['consume', 'penalty', 'reward'] as const) {
    const count = limiter[method].bind(limiter);
    limiter[method] = (key, ...rest) => {
      trackUse(key);
      return count(key, ...rest);
    };
  }
  return limiter;
};

function createUseTracker(forget: (key: string | number) => void): (key: string | number) => void {
  const keys = new Set<string | number>();
  return (key) => {
    keys.delete(key);
    keys.add(key);
    const [oldest] = keys;
    if (keys.size <= MAX_KEYS_IN_MEMORY || oldest === undefined) return;
    keys.delete(oldest);
    forget(oldest);
  };
}

/** Counts in the table `rate_limits` of PostgreSQL. The caller deletes old rows. */
export function createPostgresRateLimiters(pool: pg.Pool): OpenRateLimiter {
  return ({ name, points, windowSeconds }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: windowSeconds,
    });
}

/** Counts one attempt under a key. Throws `tooManyRequests` past the limit. */
export async function countAttempt(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    throw toRefusal(refusal);
  });
}

/** Converts a limiter's refusal to `tooManyRequests`; other errors stay as they are. */
export function toRefusal(refusal: unknown): unknown {
  return refusal instanceof RateLimiterRes ? tooManyRequests(refusal.msBeforeNext) : refusal;
}
