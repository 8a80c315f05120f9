import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import type { Background } from '#server/http/background.ts';
import { hasBearer, readBearer } from '#server/http/bearer.ts';
import { noteOwnHeaders } from '#server/http/complete-response.ts';
import type { Caller, HttpEnvironment } from '#server/http/environment.ts';
import { sessionCookie, verifyToken } from './cookie.ts';
import { isLastUseDue, isRenewalDue, proofEndMs, computeRenewedEnd, sessionEndMs } from './lifetime.ts';
import { toOwner } from './owner.ts';
import { selectCaller, selectOldCaller, updateSessionTimes, type CallerRow } from './queries.ts';
import { readUserId } from './session-token.ts';

const DAY_SECONDS = 24 * 60 * 60;

type SessionOptions = {
  database: Database;
  background: Background;
  secret: string;
  isHttps: boolean;
  now: () => number;
  /** Days until an unused session expires. */
  sessionDays: () => number;
  /** Finds the caller of a request with a bearer token. Throws if there is none. */
  findTokenCaller: (token: string) => Promise<Caller>;
};

/**
 * Puts the caller into the context: verifies the cookie's HMAC, then reads session and profile of one user in one query.
 * Tests check that it agrees with the identity library's own check, which costs many times as much.
 */
export function session(options: SessionOptions): MiddlewareHandler<HttpEnvironment> {
  const { secret, now } = options;
  const { name } = sessionCookie(options.isHttps);
  const findSession = createFindSession(options);

  return async (http, next) => {
    if (hasBearer(http)) return await serveToken(http, next, options);
    const value = getCookie(http, name);
    const token = value === undefined ? undefined : verifyToken(value, secret);
    const row = token === undefined ? undefined : await findSession(token);
    http.set('caller', row && toCaller(row, now()));
    if (row && value !== undefined && isLastUseDue(row, now())) {
      const isRenewed = isRenewalDue(row, now(), options.sessionDays());
      // The request need not wait: a cookie that outlives its session gives no access.
      options.background.begin(() => storeUse(options, row, isRenewed));
      if (isRenewed) renewCookie(http, value, options);
    }
    await next();
  };
}

/** Reads and sets no cookie, and ignores ETags, so that a program always gets the whole response. */
async function serveToken(
  http: Context<HttpEnvironment>,
  next: Next,
  { findTokenCaller }: SessionOptions,
): Promise<void> {
  http.set('caller', await findTokenCaller(readBearer(http)));
  http.req.raw.headers.delete('if-none-match');
  await next();
  http.res.headers.delete('ETag');
}

/** Returns a function that finds the session of a token, unless it has ended. */
function createFindSession({ database, now, sessionDays }: SessionOptions) {
  const { read } = database;
  return async (token: string): Promise<CallerRow | undefined> => {
    const userId = readUserId(token);
    // Versions before migration 0024 made tokens without the user's id. They end `MAX_SESSION_DAYS` (30) days after the
    // last instance of such a version stopped. A version without this branch signs their users out.
    const [row] =
      userId === undefined
        ? await selectOldCaller(read, { token })
        : await selectCaller(read, { userId, token });
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
  // It comes before the cookies of the handler, since browsers keep the last one: a sign-in must win.
  noteOwnHeaders(http);
  // Hono encodes the value, as the identity library did when it set the cookie.
  setCookie(http, name, value, { ...attributes, sameSite: 'Lax', maxAge });
}

/** Stores the session's use and its new end. While the database cannot write, does nothing: a later request will. */
async function storeUse(
  { database, now, sessionDays }: SessionOptions,
  row: CallerRow,
  isRenewed: boolean,
): Promise<void> {
  const nowMs = now();
  const times = {
    updatedAt: new Date(nowMs).toISOString(),
    ...(isRenewed ? { expiresAt: computeRenewedEnd(row, nowMs, sessionDays()) } : {}),
  };
  try {
    await database.write((trx) => updateSessionTimes(trx, row, times));
  } catch (error) {
    if (!isStorageFull(error) && !isDatabaseUnavailable(error)) throw error;
  }
}

function toCaller(row: CallerRow, nowMs: number): Caller {
  const provedUntil = row.proved_at === null ? null : proofEndMs(row.proved_at);
  return {
    sessionId: row.sessionId,
    provedUntil: provedUntil !== null && provedUntil > nowMs ? provedUntil : null,
    tokenScope: null,
    ...toOwner(row, nowMs),
  };
}
