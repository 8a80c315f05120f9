import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { OpenRateLimiter } from '#server/database/rate-limiters.ts';
import { tooManyRequests } from '#server/errors/app-error.ts';
import { createUserKey } from '#server/sealing/user-key.ts';

const HOUR_SECONDS = 60 * 60;

/** How much one account may import. */
export type ImportLimitsOptions = { importsAnHour: number; rowsADay: number };

export const DEFAULT_IMPORT_LIMITS: ImportLimitsOptions = { importsAnHour: 20, rowsADay: 50_000 };

export type ImportLimits = ReturnType<typeof createImportLimits>;

/** Limits imports across all instances. The caller returns what it has counted if nothing was stored. */
export function createImportLimits(
  { openRateLimiter, secret }: { openRateLimiter: OpenRateLimiter; secret: string },
  { importsAnHour, rowsADay }: ImportLimitsOptions,
) {
  const imports = openRateLimiter({ name: 'imports', points: importsAnHour, windowSeconds: HOUR_SECONDS });
  const rows = openRateLimiter({ name: 'import-rows', points: rowsADay, windowSeconds: 24 * HOUR_SECONDS });
  const toKey = createUserKey(secret, 'limits of imports');

  return {
    /** Counts a new import. Throws `tooManyRequests` past the limit. */
    countImport: (userId: string) => count(imports, toKey(userId), { points: 1, max: importsAnHour }),
    returnImport: (userId: string) => imports.reward(toKey(userId)),
    /** Counts rows. Throws `tooManyRequests`, without counting them, past the limit. */
    countRows: (userId: string, points: number) => count(rows, toKey(userId), { points, max: rowsADay }),
    returnRows: (userId: string, points: number) => rows.reward(toKey(userId), points),
  };
}

async function count(
  limiter: RateLimiterAbstract,
  key: string,
  { points, max }: { points: number; max: number },
): Promise<void> {
  const counted = await limiter.penalty(key, points);
  if (counted.consumedPoints <= max) return;
  await limiter.reward(key, points);
  throw tooManyRequests(counted.msBeforeNext);
}
