import { createHmac } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { isEqual } from '#server/sealing/equal-texts.ts';

/** Returns the name and the attributes of the session cookie. The prefix `__Host-` needs https. */
export function sessionCookie(isHttps: boolean) {
  return {
    prefix: isHttps ? '__Host-saldo' : 'saldo',
    name: isHttps ? '__Host-saldo.session_token' : 'saldo.session_token',
    attributes: { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' },
  } as const;
}

/**
 * Returns a function that checks whether a Cookie header has a session cookie that is signed with the secret. It costs
 * one HMAC, and does not check whether the session still exists.
 */
export function createHasSession(options: { secret: string; isHttps: boolean }) {
  const { name } = sessionCookie(options.isHttps);
  return (cookies: string | undefined): boolean => {
    const value = cookies === undefined ? undefined : parse(cookies, name)[name];
    return value !== undefined && verifyToken(value, options.secret) !== undefined;
  };
}

/** Returns the token of a cookie `token.signature`, or undefined if the signature is wrong. */
export function verifyToken(value: string, secret: string): string | undefined {
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  // Compared as text, because several texts decode to the same signature.
  return isEqual(value.slice(dot + 1), makeSignature(token, secret)) ? token : undefined;
}

/** Returns the value of the cookie of a token, as the identity library makes it. */
export function signToken(token: string, secret: string): string {
  return `${token}.${makeSignature(token, secret)}`;
}

function makeSignature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}
