import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { giveCode } from '#shared/contract/two-step.ts';
import { noteOwnHeaders } from '#server/http/complete-response.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { readUserId, toSessionToken } from '#server/sessions/session-token.ts';

type Http = Context<HttpEnvironment>;

const TOKEN_BYTES = 32;
/** Anybody may send other characters, and a database may refuse those. */
const TOKEN = /^[\w-]{1,100}~[\w-]{43}$/;

export const HALF_SIGN_IN_MS = 5 * 60_000;

export type HalfKey = { userId: string; tokenHash: string };

/**
 * Returns the name and the attributes of the cookie of a half-done sign-in. Browsers send it to one endpoint only,
 * which the prefix `__Host-` would not allow.
 */
function halfCookie(isHttps: boolean) {
  return {
    name: isHttps ? '__Secure-saldo.half_sign_in' : 'saldo.half_sign_in',
    attributes: { httpOnly: true, secure: isHttps, sameSite: 'Strict', path: giveCode.path },
  } as const;
}

/** Makes the token of a half-done sign-in, and its hash; only the hash is stored. */
export function makeHalfToken(userId: string): { token: string; hash: string } {
  const token = toSessionToken(userId, randomBytes(TOKEN_BYTES).toString('base64url'));
  return { token, hash: hashToken(token) };
}

export function setHalfCookie(http: Http, token: string, isHttps: boolean): void {
  const { name, attributes } = halfCookie(isHttps);
  noteOwnHeaders(http);
  setCookie(http, name, token, { ...attributes, maxAge: HALF_SIGN_IN_MS / 1000 });
}

/** Returns the key of the half-done sign-in of a request's cookie; undefined without a cookie of the right form. */
export function readHalfCookie(http: Http, isHttps: boolean): HalfKey | undefined {
  const token = getCookie(http, halfCookie(isHttps).name);
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const userId = readUserId(token);
  return userId === undefined ? undefined : { userId, tokenHash: hashToken(token) };
}

export function clearHalfCookie(http: Http, isHttps: boolean): void {
  const { name, attributes } = halfCookie(isHttps);
  noteOwnHeaders(http);
  deleteCookie(http, name, attributes);
}

/** One pass of a fast hash is enough, since 256 random bits cannot be guessed. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
