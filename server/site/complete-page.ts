import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HttpEnvironment } from '#server/http/environment.ts';
import type { Instance } from '#shared/contract/instance.ts';
import { findLanguage, type Language } from '#shared/languages.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';

/** The cookie with the language that was chosen in the browser. */
const LANGUAGE_COOKIE = 'saldo-language';

/**
 * Returns `member` if the request has a session cookie, even an expired one, which the API then refuses. For a guest,
 * the app need not ask who is signed in.
 */
export function findVisitor(http: Context<HttpEnvironment>, isHttps: boolean): 'guest' | 'member' {
  return getCookie(http, sessionCookie(isHttps).name) === undefined ? 'guest' : 'member';
}

/** The facts about the installation that pages show. */
export type Site = {
  /** The address of the installation, without a slash at the end. */
  url: string;
  name: string;
  supportEmail: string | null;
  /** Whether the page views of visitors who consent are counted. */
  countsPageViews: boolean;
  language: Language;
} & Pick<Instance, 'registration' | 'isReadOnly' | 'banner'>;

/** Returns the language in the address, else the one chosen in the browser, else the installation's. */
export function findPageLanguage(http: Context<HttpEnvironment>, site: Site): Language {
  const chosenLanguage =
    findLanguage(http.req.query('lang')) ?? findLanguage(getCookie(http, LANGUAGE_COOKIE));
  return chosenLanguage ?? site.language;
}

/** Puts values into a built page: `%SITE%` is replaced by the value of SITE. */
export function completePage(html: string, values: Record<string, string>): string {
  return html.replace(/%([A-Z_]+)%/g, (placeholder, name: string) => escapeHtml(values[name] ?? placeholder));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
