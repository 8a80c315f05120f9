import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findScreen } from '#shared/paths.ts';
import { createBuiltFiles } from './built-files.ts';
import { completePage, findPageLanguage, findVisitor, type Site } from './complete-page.ts';
import { isCurrent } from '#server/caching/etag.ts';
import { createFirstData } from './first-data.ts';
import { createFirstFiles } from './first-files.ts';
import { inlineHash } from './inline-hash.ts';
import { mountManifest } from './manifest.ts';
import type { App } from '#server/http/mount.ts';
import { makeStyleNonce } from '#server/http/security-headers.ts';

/** Hashed files never change, since a changed file gets another name. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

type WebOptions = {
  root: string;
  pagesRoot: string | undefined;
  isHttps: boolean;
  site: () => Promise<Site>;
};

/**
 * Serves the built files of the web, and the app's page for every other path, since the app's router also shows unknown
 * paths. Hashed assets are cached forever.
 */
export function mountWeb(app: App, options: WebOptions): void {
  app.get('/index.html', (http) => http.redirect('/', 301));
  mountManifest(app, options);
  mountFiles(app, options.root);
  mountScreens(app, options);
}

function mountFiles(app: App, root: string): void {
  const findFile = createBuiltFiles(root);
  app.get('*', async (http, next) => {
    const path = http.req.path;
    const file = await findFile(path, http.req.header('accept-encoding'));
    if (file === undefined) return await next();
    http.header('Vary', 'Accept-Encoding');
    http.header('ETag', file.etag);
    // A file without a hash in its name is revalidated each time.
    http.header('Cache-Control', path.startsWith('/assets/') ? CACHE_FOREVER : 'no-cache');
    if (isCurrent(http.req.header('if-none-match'), file.etag)) return http.body(null, 304);
    http.header('Content-Type', file.type);
    if (file.encoding !== 'identity') http.header('Content-Encoding', file.encoding);
    return http.body(file.body);
  });
}

function mountScreens(app: App, { root, pagesRoot, isHttps, site: readSite }: WebOptions): void {
  const html = readPage(join(root, 'index.html'));
  const scriptHash = html === undefined ? undefined : inlineHash(html, 'script');
  const firstDataFor = createFirstData(app);
  const firstFiles = createFirstFiles(pagesRoot);
  // The page fits into one packet, so compressing it would cost more than it saves.
  app.get('*', async (http) => {
    const path = http.req.path;
    if (html === undefined || path.startsWith('/api/') || path.startsWith('/assets/')) return http.notFound();
    http.header('Cache-Control', 'no-store');
    http.set('scriptHash', scriptHash);
    const screen = findScreen(path);
    const visitor = findVisitor(http, isHttps);
    const site = await readSite();
    const files = firstFiles(screen, visitor, findPageLanguage(http, site));
    const data = await firstDataFor(http, screen, visitor);
    const values = { ...toPageValues(site), STYLE_NONCE: makeStyleNonce(http), VISITOR: visitor };
    // The browser's router shows a page for unknown paths.
    const status = screen === undefined ? 404 : 200;
    return http.html(
      completePage(html, values)
        .replace('</head>', () => `${data}${files.head}</head>`)
        .replace('</body>', () => `${files.body}</body>`),
      status,
    );
  });
}

function readPage(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function toPageValues({ countsPageViews, language, name }: Site) {
  return { ANALYTICS: countsPageViews ? 'on' : 'off', LANGUAGE: language, NAME: name };
}
