import type { Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import { countAttempt } from '#server/database/rate-limiters.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { toOwner } from '../owner.ts';
import { readAccessToken } from './format.ts';
import { selectTokenCaller, updateTokenUse, type TokenCallerRow } from './queries.ts';

const MINUTE_SECONDS = 60;
const DAY_MS = 24 * 60 * 60_000;

type TokenOptions = { database: Database; now: () => number; requestsPerMinute: number };

/**
 * Returns a function that finds the caller of an access token and counts the request, across all instances. It throws
 * `tokenInvalid` for a token that is malformed, unknown, revoked or expired, and `tooManyRequests`.
 */
export function createFindTokenCaller(options: TokenOptions): (token: string) => Promise<Caller> {
  const { database, now, requestsPerMinute } = options;
  const requests = database.openRateLimiter({
    name: 'token',
    points: requestsPerMinute,
    windowSeconds: MINUTE_SECONDS,
  });
  return async (token) => {
    const parsed = readAccessToken(token);
    if (parsed === undefined) throw new AppError('tokenInvalid');
    const [row] = await selectTokenCaller(database.read, parsed);
    if (row === undefined || row.expires_at <= now()) throw new AppError('tokenInvalid');
    await countAttempt(requests, row.tokenId);
    await storeUse(options, row);
    return {
      ...toOwner(row, now()),
      isAdmin: false,
      sessionId: '',
      provedUntil: null,
      tokenScope: row.scope,
    };
  };
}

/** Stores the last use once a day, so that few requests write. Ignores a database that cannot write. */
async function storeUse({ database, now }: TokenOptions, row: TokenCallerRow): Promise<void> {
  const nowMs = now();
  if (row.last_used_at !== null && toDayNumber(row.last_used_at) === toDayNumber(nowMs)) return;
  try {
    await database.write((trx) => updateTokenUse(trx, row, nowMs));
  } catch (error) {
    if (!isStorageFull(error) && !isDatabaseUnavailable(error)) throw error;
  }
}

function toDayNumber(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
