import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { findBanner } from '#shared/banner.ts';
import { toLogoName } from '#shared/logo-name.ts';
import { byLanguage, LANGUAGES, type Language } from '#shared/languages.ts';
import { PAGE_PATHS, pageFile, type PagePath } from '#shared/paths.ts';
import { completePage, findPageLanguage, findVisitor, type Site } from './complete-page.ts';
import { inlineHash } from './inline-hash.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';
import { createSharedResponses } from '#server/caching/shared-responses.ts';

type PageOptions = { root: string; site: () => Promise<Site>; isHttps: boolean; now: () => number };

type Page = {
  path: PagePath;
  html: Record<Language, string>;
  send: ReturnType<typeof createSharedResponses>;
};

/**
 * Serves the prerendered pages in the visitor's language. They depend only on the language and the presence of a
 * session cookie, so each variant is completed and compressed once.
 */
export function mountPages(app: App, options: PageOptions): void {
  const send = createSharedResponses();
  for (const path of PAGE_PATHS) {
    const html = readPage(options.root, path);
    // Without a build there are no pages, but the API still works.
    if (html === undefined) continue;
    app.get(path, createPageHandler({ path, html, send }, options));
    if (path !== '/') app.get(`${path}/`, (http) => http.redirect(path + new URL(http.req.url).search, 301));
  }
}

function createPageHandler({ path, html, send }: Page, { site: readSite, isHttps, now }: PageOptions) {
  const hashes = byLanguage((language) => ({
    style: inlineHash(html[language], 'style'),
    script: inlineHash(html[language], 'script'),
  }));
  return async (http: Context<HttpEnvironment>): Promise<Response> => {
    const site = await readSite();
    const language = findPageLanguage(http, site);
    http.set('styleHash', hashes[language].style);
    http.set('scriptHash', hashes[language].script);
    const visitor = findVisitor(http, isHttps);
    const year = new Date(now()).getUTCFullYear();
    const values = { ...toPageValues(site, language), VISITOR: visitor, YEAR: String(year) };
    return await send(http, {
      key: [path, language, visitor, year, JSON.stringify(site)].join(' '),
      type: 'text/html; charset=utf-8',
      variesBy: 'Cookie',
      make: () => completePage(html[language], values),
    });
  };
}

function readPage(root: string, path: PagePath): Record<Language, string> | undefined {
  const files = byLanguage((language) => join(root, pageFile(path, language)));
  if (!LANGUAGES.every((language) => existsSync(files[language]))) return undefined;
  return byLanguage((language) => readFileSync(files[language], 'utf8'));
}

function toPageValues(site: Site, language: Language): Record<string, string> {
  const banner = findBanner(site.banner, language);
  const notices = [site.isReadOnly && 'maintenance', banner !== undefined && 'banner'];
  return {
    NAME: site.name,
    LOGO: toLogoName(site.name),
    SITE: site.url,
    SUPPORT: site.supportEmail ?? '',
    ANALYTICS: site.countsPageViews ? 'on' : 'off',
    REGISTRATION: site.registration,
    NOTICES: notices.filter((notice) => notice !== false).join(' '),
    BANNER: banner?.text ?? '',
    BANNER_LANGUAGE: banner?.language ?? language,
  };
}
