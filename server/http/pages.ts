import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { LANGUAGES, type Language } from '#shared/contract/fields.ts';
import { bannerIn } from '#shared/banner.ts';
import { PAGE_PATHS, pageFile, type PagePath } from '#shared/paths.ts';
import { completePage, languageOf, visitorOf, type Site } from './complete-page.ts';
import type { HttpEnvironment } from './environment.ts';
import { isCurrent } from './etag.ts';
import type { App } from './mount.ts';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof pack | 'identity';
const MAX_ANSWERS = 100;
type Answer = { body: Buffer<ArrayBuffer>; etag: string };

/**
 * Serves the prerendered pages in the reader's language: the one the address names, else the one chosen
 * in this browser, else that of the installation. Nothing else of a request changes them but whether a session cookie came
 * along, so each variant is completed and packed once.
 */
export function mountPages(
  app: App,
  options: {
    root: string;
    site: () => Promise<Site>;
    isHttps: boolean;
    now: () => number;
  },
): void {
  const answers = new Map<string, Promise<Answer>>();

  for (const path of PAGE_PATHS) {
    const html = readPage(options.root, path);
    // Without a build there are no pages, and the API is served all the same.
    if (html === undefined) continue;

    const styleHash = { en: hashOfStyle(html.en), es: hashOfStyle(html.es) };

    app.get(path, async (http) => {
      const site = await options.site();
      const language = languageOf(http, site);
      http.set('styleHash', styleHash[language]);
      const visitor = visitorOf(http, options.isHttps);
      const year = new Date(options.now()).getUTCFullYear();
      const encoding = encodingOf(http.req.header('accept-encoding') ?? '');
      const key = [path, language, visitor, year, encoding, JSON.stringify(site)].join(' ');
      const completed = () =>
        completePage(html[language], {
          ...valuesOf(site, language),
          VISITOR: visitor,
          YEAR: String(year),
        });
      // What was said of the installation before its settings changed is of no use any more.
      if (answers.size >= MAX_ANSWERS) answers.clear();
      const answer = await remembered(answers, key, () => packed(completed(), encoding));
      return send(http, answer, encoding);
    });
    if (path !== '/') app.get(`${path}/`, (http) => http.redirect(path + new URL(http.req.url).search, 301));
  }
}

function readPage(root: string, path: PagePath): Record<Language, string> | undefined {
  const files = LANGUAGES.map((language) => [language, join(root, pageFile(path, language))] as const);
  if (!files.every(([, file]) => existsSync(file))) return undefined;
  return Object.fromEntries(
    files.map(([language, file]) => [language, readFileSync(file, 'utf8')]),
  ) as Record<Language, string>;
}

/** What the installation's settings put into a page in a language. */
function valuesOf(site: Site, language: Language): Record<string, string> {
  const banner = bannerIn(site.banner, language);
  const notices = [site.isReadOnly && 'maintenance', banner !== undefined && 'banner'];
  return {
    SITE: site.url,
    SUPPORT: site.supportEmail ?? '',
    ANALYTICS: site.isCounting ? 'on' : 'off',
    REGISTRATION: site.registration,
    NOTICES: notices.filter((notice) => notice !== false).join(' '),
    BANNER: banner?.text ?? '',
    BANNER_LANGUAGE: banner?.language ?? language,
  };
}

/** The content security policy lets the page's style in by it. */
function hashOfStyle(html: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return createHash('sha256').update(style).digest('base64');
}

function send(http: Context<HttpEnvironment>, { body, etag }: Answer, encoding: Encoding): Response {
  http.header('Vary', 'Cookie, Accept-Encoding');
  http.header('Cache-Control', 'no-cache');
  http.header('ETag', etag);
  if (isCurrent(http.req.header('if-none-match'), etag)) return http.body(null, 304);
  http.header('Content-Type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') http.header('Content-Encoding', encoding);
  return http.body(body);
}

/** The best encoding a browser takes; one with the weight 0 is refused. */
function encodingOf(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

async function packed(html: string, encoding: Encoding): Promise<Answer> {
  const plain = Buffer.from(html);
  const body = encoding === 'identity' ? plain : await pack[encoding](plain);
  const hash = createHash('sha256').update(encoding).update(plain).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}

function remembered<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
