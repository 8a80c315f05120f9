import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HttpEnvironment } from '#server/http/environment.ts';
import type { Instance } from '#shared/contract/instance.ts';
import { findLanguage, type Language } from '#shared/languages.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';

/** The cookie with the language chosen in the browser. */
const LANGUAGE_COOKIE = 'saldo-language';

/**
 * Whether the request has a session cookie; without one the app need not ask who is signed in. An expired cookie
 * counts too, and the API then refuses it.
 */
export function visitorOf(http: Context<HttpEnvironment>, isHttps: boolean): 'guest' | 'member' {
  return getCookie(http, sessionCookie(isHttps).name) === undefined ? 'guest' : 'member';
}

/** What pages show about the installation. */
export type Site = {
  /** Its address, without a slash at the end. */
  url: string;
  name: string;
  supportEmail: string | null;
  /** Whether views of visitors who consent are counted. */
  isCounting: boolean;
  /** The default language. */
  language: Language;
} & Pick<Instance, 'registration' | 'isReadOnly' | 'banner'>;

/** The language in the address, else the one chosen in the browser, else the installation's. */
export function languageOf(http: Context<HttpEnvironment>, site: Site): Language {
  const chosen = findLanguage(http.req.query('lang')) ?? findLanguage(getCookie(http, LANGUAGE_COOKIE));
  return chosen ?? site.language;
}

/** Fills values into a built page: '%SITE%' becomes the value of SITE. */
export function completePage(html: string, values: Record<string, string>): string {
  return html.replace(/%([A-Z_]+)%/g, (whole, name: string) => escapeHtml(values[name] ?? whole));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
