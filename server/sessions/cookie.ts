import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** Name and attributes of the session cookie; the `__Host-` form needs https. */
export function sessionCookie(isHttps: boolean) {
  return {
    prefix: isHttps ? '__Host-saldo' : 'saldo',
    name: isHttps ? '__Host-saldo.session_token' : 'saldo.session_token',
    attributes: { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' },
  } as const;
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

/** The token of a cookie `token.signature`; undefined unless the signature is ours. */
export function verifiedToken(value: string, secret: string): string | undefined {
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  // Compared as text, because several texts decode to the same signature.
  const given = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
