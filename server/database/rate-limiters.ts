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

/** For SQLite, which one process has to itself: counts in memory, which a start begins anew. */
export const openMemoryRateLimiter: OpenRateLimiter = ({ name, points, windowSeconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });

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
