import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import { withParameters } from '#server/database/with-parameters.ts';
import type { Caller, HttpEnvironment } from '#server/http/environment.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { sessionCookie, verifiedToken } from './cookie.ts';
import { isLastUseDue, isRenewalDue, proofEndMs, renewedEnd, sessionEndMs } from './lifetime.ts';
import { compileSelectCaller, updateSessionTimes, type CallerRow } from './queries.ts';

const DAY_SECONDS = 24 * 60 * 60;

type SessionOptions = {
  database: Database;
  secret: string;
  isHttps: boolean;
  now: () => number;
  /** Days until an unused session expires. */
  sessionDays: () => number;
};

/**
 * Puts the caller into the context: the cookie's HMAC, then one join of session, user and profile. A test holds it
 * equal to the identity library's own check, which costs many times as much.
 */
export function session(options: SessionOptions): MiddlewareHandler<HttpEnvironment> {
  const { secret, now } = options;
  const { name } = sessionCookie(options.isHttps);
  const findSession = createFindSession(options);

  return async (http, next) => {
    const value = getCookie(http, name);
    const token = value === undefined ? undefined : verifiedToken(value, secret);
    const row = token === undefined ? undefined : await findSession(token);
    http.set('caller', row && toCaller(row, now()));
    if (row && value !== undefined && isLastUseDue(row, now()) && (await storeUse(options, row))) {
      renewCookie(http, value, options);
    }
    await next();
  };
}

/** Finds a session that has not ended. */
function createFindSession({ database, now, sessionDays }: SessionOptions) {
  const compiled = compileSelectCaller(database.read);
  return async (token: string): Promise<CallerRow | undefined> => {
    const { rows } = await database.read.executeQuery(withParameters(compiled, [token]));
    const row = rows[0];
    return row && sessionEndMs(row, sessionDays()) > now() ? row : undefined;
  };
}

function renewCookie(
  http: Context<HttpEnvironment>,
  value: string,
  { isHttps, sessionDays }: SessionOptions,
): void {
  const { name, attributes } = sessionCookie(isHttps);
  const maxAge = sessionDays() * DAY_SECONDS;
  // Hono encodes the value, as the identity library did when it set the cookie.
  setCookie(http, name, value, { ...attributes, sameSite: 'Lax', maxAge });
}

/**
 * Stores that the session is used, and renews it if that is due; answers whether it was renewed. While the database
 * cannot write, the request goes on.
 */
async function storeUse({ database, now, sessionDays }: SessionOptions, row: CallerRow): Promise<boolean> {
  const nowMs = now();
  const isRenewed = isRenewalDue(row, nowMs, sessionDays());
  const times = {
    updatedAt: new Date(nowMs).toISOString(),
    ...(isRenewed ? { expiresAt: renewedEnd(row, nowMs, sessionDays()) } : {}),
  };
  try {
    await database.write((trx) => updateSessionTimes(trx, row.sessionId, times));
    return isRenewed;
  } catch (error) {
    if (isStorageFull(error) || isDatabaseUnavailable(error)) return false;
    throw error;
  }
}

function toCaller(row: CallerRow, nowMs: number): Caller {
  const provedUntil = row.proved_at === null ? null : proofEndMs(row.proved_at);
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    provedUntil: provedUntil !== null && provedUntil > nowMs ? provedUntil : null,
    isAdmin: row.is_admin === 1,
    isSuspended: row.is_suspended === 1,
    hasAcceptedTerms: row.terms_accepted === 1 && row.terms_version >= TERMS_VERSION,
    currency: row.currency,
    timeZone: row.time_zone,
    language: row.language,
  };
}
