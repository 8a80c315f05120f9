import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HttpEnvironment } from '#server/http/environment.ts';
import type { Instance } from '#shared/contract/instance.ts';
import { findLanguage, type Language } from '#shared/languages.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';

/** The cookie in which the browser's choice of a language reaches the server. */
const LANGUAGE_COOKIE = 'saldo-language';

/**
 * Whether a session cookie came along, which spares guests a question whose answer is known. It is not
 * checked here: who has an old one is a guest as well, and learns it from the API.
 */
export function visitorOf(http: Context<HttpEnvironment>, isHttps: boolean): 'guest' | 'member' {
  return getCookie(http, sessionCookie(isHttps).name) === undefined ? 'guest' : 'member';
}

/** What pages say of the installation. */
export type Site = {
  /** Where people reach it, without a slash at the end. */
  url: string;
  name: string;
  supportEmail: string | null;
  /** Whether views are counted of those who consent. */
  isCounting: boolean;
  /** The language of who has chosen none. */
  language: Language;
} & Pick<Instance, 'registration' | 'isReadOnly' | 'banner'>;

/** The language that the address names, else the one that the browser chose, else that of the installation. */
export function languageOf(http: Context<HttpEnvironment>, site: Site): Language {
  const chosen = findLanguage(http.req.query('lang')) ?? findLanguage(getCookie(http, LANGUAGE_COOKIE));
  return chosen ?? site.language;
}

/** Puts what only the server knows into a built page: '%SITE%' becomes the value of SITE. */
export function completePage(html: string, values: Record<string, string>): string {
  return html.replace(/%([A-Z_]+)%/g, (whole, name: string) => escapeHtml(values[name] ?? whole));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
