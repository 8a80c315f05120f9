import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import { withParameters } from '#server/database/with-parameters.ts';
import { MAX_SESSION_DAYS, PROOF_SECONDS, TERMS_VERSION } from '#shared/limits.ts';
import type { Caller, HttpEnvironment } from '#server/http/environment.ts';
import { compileSelectSession, updateSessionTimes, type SessionRow } from './queries.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session with this much of its life behind it since its last renewal is renewed by the next request. */
export const SESSION_UPDATE_AGE_SECONDS = DAY_SECONDS;
/** A session says when it was last used, at most this far behind, so that few requests write. */
export const SESSION_SIGHT_SECONDS = 5 * 60;
const ABSOLUTE_SESSION_MS = MAX_SESSION_DAYS * DAY_SECONDS * 1000;

/** Name and attributes of the session cookie; the `__Host-` form needs https. */
export function sessionCookie(isHttps: boolean) {
  return {
    prefix: isHttps ? '__Host-saldo' : 'saldo',
    name: isHttps ? '__Host-saldo.session_token' : 'saldo.session_token',
    attributes: { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' },
  } as const;
}

/**
 * Finds out who is asking: the cookie's HMAC, then one join of session, user and profile. It answers the
 * same as the identity library's own check, which costs many times as much, and a test holds them equal.
 */
export function session(options: {
  database: Database;
  secret: string;
  isHttps: boolean;
  now: () => number;
  /** For so many days a session that is not used goes on. */
  sessionDays: () => number;
}): MiddlewareHandler<HttpEnvironment> {
  const { database, secret, now, sessionDays } = options;
  const cookie = sessionCookie(options.isHttps);
  const compiled = compileSelectSession(database.read);

  return async (http, next) => {
    const value = getCookie(http, cookie.name);
    const token = value === undefined ? undefined : verifiedToken(value, secret);
    const row = token === undefined ? undefined : await findSession(token);
    http.set('caller', row && toCaller(row, now()));
    if (row && value !== undefined && isDueForSight(row, now()) && (await stamp(row, now()))) {
      // Hono encodes the value, as the identity library did when it set the cookie.
      setCookie(http, cookie.name, value, {
        ...cookie.attributes,
        sameSite: 'Lax',
        maxAge: sessionDays() * DAY_SECONDS,
      });
    }
    await next();
  };

  async function findSession(token: string): Promise<SessionRow | undefined> {
    const { rows } = await database.read.executeQuery(withParameters(compiled, [token]));
    const row = rows[0];
    return row && sessionEndMs(row, sessionDays()) > now() ? row : undefined;
  }

  /**
   * Notes that the session is used, and moves its end where that is due. Answers whether it was renewed:
   * reading goes on while the database cannot write.
   */
  async function stamp(row: SessionRow, nowMs: number): Promise<boolean> {
    const isRenewed = isDueForRenewal(row, nowMs, sessionDays());
    const times = {
      updatedAt: new Date(nowMs).toISOString(),
      ...(isRenewed ? { expiresAt: renewedEndOf(row, nowMs, sessionDays()) } : {}),
    };
    try {
      await database.write((trx) => updateSessionTimes(trx, row.sessionId, times));
      return isRenewed;
    } catch (error) {
      if (isStorageFull(error) || isDatabaseUnavailable(error)) return false;
      throw error;
    }
  }
}

/**
 * When a session is over, in epoch milliseconds: however often it is renewed, and by the length that is
 * set now where that is less than it was at the last renewal.
 */
export function sessionEndMs(
  row: { expiresAt: string; createdAt: string; updatedAt: string },
  sessionDays: number,
): number {
  return Math.min(
    Date.parse(row.expiresAt),
    Date.parse(row.createdAt) + ABSOLUTE_SESSION_MS,
    Date.parse(row.updatedAt) + sessionDays * DAY_SECONDS * 1000,
  );
}

function renewedEndOf(row: SessionRow, nowMs: number, sessionDays: number): string {
  const latestMs = Date.parse(row.createdAt) + ABSOLUTE_SESSION_MS;
  return new Date(Math.min(nowMs + sessionDays * DAY_SECONDS * 1000, latestMs)).toISOString();
}

function isDueForSight(row: SessionRow, nowMs: number): boolean {
  return Date.parse(row.updatedAt) + SESSION_SIGHT_SECONDS * 1000 <= nowMs;
}

/** Reckoned from its end, as the identity library does. */
function isDueForRenewal(row: SessionRow, nowMs: number, sessionDays: number): boolean {
  const renewedAtMs = Date.parse(row.expiresAt) - sessionDays * DAY_SECONDS * 1000;
  return renewedAtMs + SESSION_UPDATE_AGE_SECONDS * 1000 <= nowMs;
}

/**
 * Returns a function that checks whether a Cookie header carries a session cookie signed here. It costs one HMAC and
 * does not ask whether the session still exists.
 */
export function createHasSession(options: { secret: string; isHttps: boolean }) {
  const { name } = sessionCookie(options.isHttps);
  return (cookies: string | undefined): boolean => {
    const value = cookies === undefined ? undefined : parse(cookies, name)[name];
    return value !== undefined && verifiedToken(value, options.secret) !== undefined;
  };
}

/** The token of a cookie `token.signature` whose signature is ours. */
function verifiedToken(value: string, secret: string): string | undefined {
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  // Compared as text: decoded, a signature would have many spellings.
  const given = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** When a proof given at `provedAt` ends; both in epoch milliseconds. */
export function proofEndMs(provedAt: number): number {
  return provedAt + PROOF_SECONDS * 1000;
}

function toCaller(row: SessionRow, nowMs: number): Caller {
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
