import type { Context } from 'hono';
import type { Profile } from '#shared/contract/profile.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { MAX_SESSION_SECONDS } from './identity.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** What signing up and signing in have in common: what the identity library is told, and the answer. */
export function answerSignedIn(http: Context<HttpEnvironment>, headers: Headers, profile: Profile) {
  copyCookies(http, headers);
  return { uid: profile.uid, email: profile.email, displayName: profile.displayName };
}

/** Hands the identity library's cookies on to the browser; that of a new session lasts as long as the session. */
export function copyCookies(http: Context<HttpEnvironment>, headers: Headers): void {
  const sessionSeconds = http.get('settings').sessionDays * DAY_SECONDS;
  for (const cookie of headers.getSetCookie()) {
    const shown = cookie.replace(`Max-Age=${MAX_SESSION_SECONDS}`, `Max-Age=${sessionSeconds}`);
    http.header('Set-Cookie', shown, { append: true });
  }
}

/** What the identity library may know of the request: the address we determined and the browser's name. */
export function forwarded(http: Context<HttpEnvironment>): Headers {
  const headers = new Headers({ 'x-forwarded-for': http.get('clientAddress') });
  const userAgent = http.req.header('user-agent');
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 300));
  return headers;
}
