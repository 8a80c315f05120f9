import type { IncomingMessage, ServerResponse } from 'node:http';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder, ViteDevServer } from 'vite';
import { findLanguage, toLanguage, type Language } from '#shared/languages.ts';
import { PAGE_PATHS } from '#shared/paths.ts';
import { compressFolder } from './compress.ts';
import { withFirstPaint } from './first-paint.ts';
import { firstFilesOfScreens } from './first-files.ts';
import { withUsedStyles } from './used-styles.ts';

const root = join(import.meta.dirname, '../..');
/** The folders of the browser's files, of the prerendered pages, and of the program that renders them. */
const folders = {
  web: join(root, 'dist/web'),
  pages: join(root, 'dist/pages'),
  renderer: join(root, 'dist/renderer'),
};
/** The files that the build made from each module. */
const manifestFile = join(root, 'dist/manifest.json');
const SCRIPT = 'public-pages/browser.ts';
const RENDERER = 'public-pages/render.tsx';

type PageAssets = { script: string; style: string; fonts: string[] };
type Renderer = {
  renderPages: (assets: PageAssets) => { file: string; html: string }[];
  renderPage: (path: string, language: string, assets: PageAssets) => string;
};

/**
 * Builds the app and the public pages together. The second environment renders `web/public-pages` to HTML with
 * inline styles; its fonts and pictures join those of the app. In development each request renders the page again.
 */
export function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    config: (_, { command }) => ({
      environments: {
        client: {
          build: {
            outDir: folders.web,
            emptyOutDir: true,
            manifest: true,
            rolldownOptions: {
              input: { app: join(root, 'web/index.html'), page: join(root, 'web', SCRIPT) },
            },
          },
        },
        ssr: {
          // Bundling avoids loading thousands of icons in Node.
          ...(command === 'build' && { resolve: { noExternal: true } }),
          build: {
            outDir: folders.renderer,
            emptyOutDir: true,
            manifest: true,
            emitAssets: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { render: join(root, 'web', RENDERER) },
              output: { entryFileNames: '[name].js' },
            },
          },
        },
      },
      builder: { buildApp },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => void respond(server, request, response, next));
    },
  };
}

/** In development, renders the page for each request with the current modules. */
async function respond(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method !== 'GET' || !PAGE_PATHS.some((path) => path === pathname)) return next();
  const cookie = /saldo-language=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  const language = findLanguage(searchParams.get('lang')) ?? toLanguage(cookie);
  try {
    const html = complete(await renderNow(server, pathname, language), request.headers.host ?? '');
    const page = await server.transformIndexHtml(pathname, html);
    response.setHeader('content-type', 'text/html').end(page);
  } catch (error) {
    next(error);
  }
}

async function renderNow(server: ViteDevServer, path: string, language: Language): Promise<string> {
  const { renderPage } = (await server.ssrLoadModule(`/${RENDERER}`)) as Renderer;
  const html = renderPage(path, language, { script: `/${SCRIPT}`, style: '', fonts: [] });
  // In development Vite itself injects the styles into the browser.
  return html.replace('</head>', `<script type="module" src="/${RENDERER}"></script></head>`);
}

/** Completes a page as the server does with built pages. */
function complete(html: string, host: string): string {
  return html
    .replaceAll('%NAME%', 'Saldo')
    .replaceAll('%LOGO%', 'saldo')
    .replaceAll('%SITE%', `http://${host}`)
    .replaceAll('%SUPPORT%', '')
    .replaceAll('%VISITOR%', 'guest')
    .replaceAll('%YEAR%', String(new Date().getFullYear()));
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Both environments are configured above.');
  await builder.build(client);
  await builder.build(ssr);
  // Only the size checks need the manifest; browsers do not.
  await rename(join(folders.web, '.vite/manifest.json'), manifestFile);
  await rm(join(folders.web, '.vite'), { recursive: true });
  await shareAssets();
  await writePages();
  await compressFolder(folders.web);
  await rm(folders.renderer, { recursive: true });
}

/** Copies the fonts and pictures of the pages to those of the app. Their names have the hash of their content. */
async function shareAssets(): Promise<void> {
  const from = join(folders.renderer, 'assets');
  for (const name of await readdir(from)) {
    if (!/\.(js|css)$/.test(name)) await cp(join(from, name), join(folders.web, 'assets', name));
  }
}

async function writePages(): Promise<void> {
  const { renderPages } = (await import(pathToFileURL(join(folders.renderer, 'render.js')).href)) as Renderer;
  const pages = renderPages(await findAssets());
  await rm(folders.pages, { recursive: true, force: true });
  await mkdir(folders.pages, { recursive: true });
  for (const { file, html } of pages) {
    await writeFile(join(folders.pages, file), withFirstPaint(withUsedStyles(html)));
  }
  const firstFiles = firstFilesOfScreens(await readManifest(manifestFile));
  await writeFile(join(folders.pages, 'first-files.json'), JSON.stringify(firstFiles));
}

async function findAssets(): Promise<PageAssets> {
  const script = (await readManifest(manifestFile))[SCRIPT];
  const rendered = (await readManifest(join(folders.renderer, '.vite/manifest.json')))[RENDERER];
  const font = rendered?.assets?.find((asset) => /inter-latin-wght-normal.*\.woff2$/.test(asset));
  if (script === undefined || !rendered?.css?.length || font === undefined) {
    throw new Error('The build of the pages lacks its script, its styles or its font.');
  }
  const styles = await Promise.all(
    rendered.css.map((file) => readFile(join(folders.renderer, file), 'utf8')),
  );
  return { script: `/${script.file}`, style: styles.join(''), fonts: [`/${font}`] };
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}
