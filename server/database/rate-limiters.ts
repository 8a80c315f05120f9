import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';

type RateLimiterOptions = {
  /** What is counted, so that two counts of one key are told apart. */
  name: string;
  points: number;
  windowSeconds: number;
};

/** Opens a count of attempts, which every process on this database shares. */
export type OpenRateLimiter = (options: RateLimiterOptions) => RateLimiterAbstract;

/** Requests from more addresses than this would otherwise fill the memory. */
const MAX_KEYS_IN_MEMORY = 20_000;

/**
 * For SQLite, which one process has to itself: counts in memory, which a start begins anew. Past 20,000 keys it
 * forgets the one that it has not met for longest.
 */
export const openMemoryRateLimiter: OpenRateLimiter = ({ name, points, windowSeconds }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  const keys = new Set<string | number>();
  const meet = (key: string | number) => {
    keys.delete(key);
    keys.add(key);
    const [oldest] = keys;
    if (keys.size <= MAX_KEYS_IN_MEMORY || oldest === undefined) return;
    keys.delete(oldest);
    void limiter.delete(oldest);
  };
  for (const method of ['consume', 'penalty', 'reward'] as const) {
    const count = limiter[method].bind(limiter);
    limiter[method] = (key, ...rest) => {
      meet(key);
      return count(key, ...rest);
    };
  }
  return limiter;
};

/** For PostgreSQL: counts in the table `rate_limits`, whose old rows the caller clears away. */
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
