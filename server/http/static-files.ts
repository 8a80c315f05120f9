import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { screenOf } from '#shared/paths.ts';
import { completePage, languageOf, visitorOf, type Site } from './complete-page.ts';
import { createFirstFiles } from './first-files.ts';
import type { App } from './mount.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web: hashed assets for ever, everything else by its name, and the app's page, with the
 * answer's style nonce, for every path that the browser's router knows or calls unknown.
 */
export function mountWeb(
  app: App,
  options: { root: string; pagesRoot: string | undefined; isHttps: boolean; site: () => Promise<Site> },
): void {
  const { root, pagesRoot, isHttps } = options;
  const page = join(root, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  const firstFiles = createFirstFiles(pagesRoot);

  app.get('/assets/*', async (http, next) => {
    await next();
    if (http.res.ok) http.res.headers.set('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
  });
  app.get('/index.html', (http) => http.redirect('/', 301));
  const files = serveStatic({ root, precompressed: true });
  // The root and other folders are the page's; left to the files, they would answer it without its nonce.
  app.use('*', async (http, next) => {
    if (http.req.path.endsWith('/')) return await next();
    const answer = await files(http, next);
    // A file without a hash in its name is asked for again each time, and answered 200 or with the page.
    if (answer instanceof Response) answer.headers.set('Cache-Control', 'no-cache');
    return answer;
  });
  // Small enough for one packet: to compress it for each caller would cost more than it saves.
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
    // The browser's router shows its page for what does not exist.
    const status = screen === undefined ? 404 : 200;
    return http.html(completePage(html, values).replace('</head>', `${hints}</head>`), status);
  });
}
