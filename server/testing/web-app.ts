import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '#shared/paths.ts';
import { makeTestFolder } from './make-test-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const FIRST_FILES = Object.fromEntries(
  [paths.login, paths.signup, paths.resetPassword, paths.dashboard, paths.profile].map((path) => [
    path,
    {
      en: { scripts: [`/assets${path}.js`], styles: [`/assets${path}.css`], fonts: ['/assets/inter.woff2'] },
      es: { scripts: [`/assets${path}.js`, '/assets/es.js'], styles: [], fonts: [] },
    },
  ]),
);

/** Creates the server with a fake build of the website: a page, some files, and the list of screens' first files. */
export async function createWebApp(): Promise<{ app: TestApp; close: () => Promise<void> }> {
  const folder = makeTestFolder('web');
  const root = join(folder, 'web');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret'), 'not to be served');
  writeFileSync(
    join(root, 'index.html'),
    '<head><meta name="csp-nonce" content="%STYLE_NONCE%"><meta name="visitor" content="%VISITOR%"></head><body></body>',
  );
  writeFileSync(join(root, 'robots.js'), '"first"');
  writeFileSync(join(root, 'manifest.webmanifest'), '{"name":"Saldo","start_url":"/dashboard"}');
  writeFileSync(join(root, 'assets/app-1a2b.js'), '"app"');
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync('"app"'));
  const pagesRoot = join(folder, 'pages');
  mkdirSync(pagesRoot);
  writeFileSync(join(pagesRoot, 'first-files.json'), JSON.stringify(FIRST_FILES));
  const app = await createTestApp({ webRoot: root, pagesRoot });
  const close = async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
  return { app, close };
}
