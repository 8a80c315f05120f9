import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';

type RateLimiterOptions = {
  /** What is counted; tells two counts of one key apart. */
  name: string;
  points: number;
  windowSeconds: number;
};

/** Opens a count of attempts that all processes on this database share. */
export type OpenRateLimiter = (options: RateLimiterOptions) => RateLimiterAbstract;

/** Limits the memory that requests from many addresses take. */
const MAX_KEYS_IN_MEMORY = 20_000;

/**
 * Counts in memory, for SQLite with its single process; a restart clears the counts. Beyond 20,000 keys it
 * forgets the least recently used one.
 */
export const openMemoryRateLimiter: OpenRateLimiter = ({ name, points, windowSeconds }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  const meet = createMeet((oldest) => void limiter.delete(oldest));
  for (const method of ['consume', 'penalty', 'reward'] as const) {
    const count = limiter[method].bind(limiter);
    limiter[method] = (key, ...rest) => {
      meet(key);
      return count(key, ...rest);
    };
  }
  return limiter;
};

function createMeet(forget: (key: string | number) => void): (key: string | number) => void {
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

/** For PostgreSQL: counts in the table `rate_limits`; the caller deletes old rows. */
export function createRateLimitersOf(pool: pg.Pool): OpenRateLimiter {
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
