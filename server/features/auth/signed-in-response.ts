import type { Context } from 'hono';
import type { Profile } from '#shared/contract/profile.ts';
import { setOwnHeader } from '#server/http/complete-response.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { MAX_SESSION_SECONDS } from './identity.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the body of the response to a sign-up or sign-in, and sets the session's cookie. */
export function respondSignedIn(http: Context<HttpEnvironment>, headers: Headers, profile: Profile) {
  copyCookies(http, headers);
  return { uid: profile.uid, email: profile.email, displayName: profile.displayName };
}

/** Passes the identity library's cookies on to the browser, with the lifetime of the session setting. */
export function copyCookies(http: Context<HttpEnvironment>, headers: Headers): void {
  const sessionSeconds = http.get('settings').sessionDays * DAY_SECONDS;
  for (const cookie of headers.getSetCookie()) {
    const adjustedCookie = cookie.replace(`Max-Age=${MAX_SESSION_SECONDS}`, `Max-Age=${sessionSeconds}`);
    setOwnHeader(http, 'Set-Cookie', adjustedCookie);
  }
}

/** Makes the headers for the identity library: the client's address and the browser's name. */
export function toIdentityHeaders(http: Context<HttpEnvironment>): Headers {
  const headers = new Headers({ 'x-forwarded-for': http.get('clientAddress') });
  const userAgent = http.req.header('user-agent');
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 300));
  return headers;
}
