import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HttpEnvironment } from './environment.ts';
import { sessionCookie } from './session/session.ts';

/**
 * Whether a session cookie came along, which spares guests a question whose answer is known. It is not
 * checked here: who has an old one is a guest as well, and learns it from the API.
 */
export function visitorOf(http: Context<HttpEnvironment>, isHttps: boolean): 'guest' | 'member' {
  return getCookie(http, sessionCookie(isHttps).name) === undefined ? 'guest' : 'member';
}

/** Puts what only the server knows into a built page: '%SITE%' becomes the value of SITE. */
export function completePage(html: string, values: Record<string, string>): string {
  return html.replace(/%([A-Z_]+)%/g, (whole, name: string) => escapeHtml(values[name] ?? whole));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
