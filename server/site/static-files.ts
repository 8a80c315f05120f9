import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenOf } from '#shared/paths.ts';
import { createBuiltFiles } from './built-files.ts';
import { completePage, languageOf, visitorOf, type Site } from './complete-page.ts';
import { isCurrent } from '#server/caching/etag.ts';
import { createFirstFiles } from './first-files.ts';
import type { App } from '#server/http/mount.ts';

/** A year; a changed file gets another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built web: its files, and the app's page for every other path, since the browser's router also shows what
 * is unknown. Hashed assets are cached for ever.
 */
export function mountWeb(
  app: App,
  options: { root: string; pagesRoot: string | undefined; isHttps: boolean; site: () => Promise<Site> },
): void {
  const { root, pagesRoot, isHttps } = options;
  const page = join(root, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  const firstFiles = createFirstFiles(pagesRoot);

  app.get('/index.html', (http) => http.redirect('/', 301));
  const findFile = createBuiltFiles(root);
  app.get('*', async (http, next) => {
    const path = http.req.path;
    const file = await findFile(path, http.req.header('accept-encoding'));
    if (file === undefined) return await next();
    http.header('Vary', 'Accept-Encoding');
    http.header('ETag', file.etag);
    // A file without a hash in its name is revalidated each time.
    http.header('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    if (isCurrent(http.req.header('if-none-match'), file.etag)) return http.body(null, 304);
    http.header('Content-Type', file.type);
    if (file.encoding !== 'identity') http.header('Content-Encoding', file.encoding);
    return http.body(file.body);
  });
  // The page fits into one packet, so compressing it would cost more than it saves.
  app.get('*', async (http) => {
    const path = http.req.path;
    if (html === undefined || path.startsWith('/api/') || path.startsWith('/assets/')) return http.notFound();
    http.header('Cache-Control', 'no-store');
    const screen = screenOf(path);
    const visitor = visitorOf(http, isHttps);
    const site = await options.site();
    const hints = firstFiles(screen, visitor, languageOf(http, site));
    const values = {
      STYLE_NONCE: http.get('styleNonce'),
      VISITOR: visitor,
      ANALYTICS: site.isCounting ? 'on' : 'off',
      LANGUAGE: site.language,
      NAME: site.name,
    };
    // The browser's router shows a page for unknown paths.
    const status = screen === undefined ? 404 : 200;
    return http.html(completePage(html, values).replace('</head>', `${hints}</head>`), status);
  });
}
