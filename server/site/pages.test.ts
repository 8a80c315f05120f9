import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { PAGE_PATHS, pageFile } from '#shared/paths.ts';
import { UNKNOWN_LANGUAGE } from '#shared/testing/unknown-language.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

const STYLE = 'body{margin:0}';
const SCRIPT = 'document.title;';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saldo-pages-'));
  const pagesRoot = join(folder, 'pages');
  const webRoot = join(folder, 'web');
  mkdirSync(pagesRoot);
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), 'the app');
  for (const path of PAGE_PATHS) {
    for (const language of LANGUAGES) {
      const html = `<html lang="${language}" data-visitor="%VISITOR%" data-support="%SUPPORT%"><title>%NAME%</title><style>${STYLE}</style><script>${SCRIPT}</script><b>%LOGO%</b><a href="%SITE%${path}">© %YEAR%</a>`;
      writeFileSync(join(pagesRoot, pageFile(path, language)), html);
    }
  }
  app = await createTestApp({ webRoot, pagesRoot });
  app.clock.now = Date.parse('2026-11-21T12:00:00Z');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return await app.app.request(`${TEST_ORIGIN}${path}`, { method, headers });
}

describe.each(PAGE_PATHS)('the page %s', (path) => {
  it('allows its own style and script by their hashes, the same at every request', async () => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy');
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    const scriptHash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${scriptHash}';`);
    expect(policy).not.toContain('nonce');
    expect((await get(path)).headers.get('content-security-policy')).toBe(policy);
  });

  it('has the name of the installation, at once after a change', async () => {
    expect(await (await get(path)).text()).toContain('<title>Saldo</title>');
    expect(await (await get(path)).text()).toContain('<b>saldo</b>');
    await changeSettings(app, { instanceName: 'Casa & Ureña' });
    const renamedPage = await (await get(path)).text();
    expect(renamedPage).toContain('<title>Casa &amp; Ureña</title>');
    expect(renamedPage).toContain('<b>Casa &amp; Ureña</b>');
    await changeSettings(app, { instanceName: 'Saldo' });
  });

  it('shows the support address if there is one', async () => {
    expect(await (await get(path)).text()).not.toContain('%SUPPORT%');
    const supportedApp = await createTestApp({
      pagesRoot: join(folder, 'pages'),
      config: {
        supportEmail: 'help@example.org',
      },
    });
    const response = await supportedApp.app.request(TEST_ORIGIN + path);
    expect(await response.text()).toContain('data-support="help@example.org"');
    await supportedApp.close();
  });

  it('is English until the visitor chooses another language', async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(
      `<html lang="en" data-visitor="guest" data-support=""><title>Saldo</title><style>${STYLE}</style><script>${SCRIPT}</script><b>saldo</b><a href="${TEST_ORIGIN}${path}">© 2026</a>`,
    );
  });

  it.each([
    ['es', '', 'saldo-language=es'],
    ['en', '', 'saldo-language=en'],
    ['es', '?lang=es', ''],
    ['es', '?lang=es', 'saldo-language=en'],
    ['en', '?lang=en', 'saldo-language=es'],
    ['en', `?lang=${UNKNOWN_LANGUAGE}`, ''],
    ['es', `?lang=${UNKNOWN_LANGUAGE}`, 'saldo-language=es'],
    ['en', '', `saldo-language=${UNKNOWN_LANGUAGE}`],
    ['en', '', 'saldo-language=%E0%A4%A'],
  ])('is %s for the query "%s" and the cookie "%s"', async (language, query, cookie) => {
    const response = await get(path + query, { cookie });
    expect(await response.text()).toContain(`lang="${language}"`);
  });

  it('varies by cookie and encoding, and has to be revalidated', async () => {
    const { headers } = await get(path);
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('is not sent again to a client with a current copy', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect((await get(`${path}?lang=es`, { 'if-none-match': etag })).status).toBe(200);
    expect((await get(path, { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('has no body in a response to HEAD', async () => {
    const response = await get(path, {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toMatch(/^"/);
  });

  it('shows whether the request has a session cookie', async () => {
    const response = await get(path, { cookie: 'saldo.session_token=whatever' });
    expect(await response.text()).toContain('data-visitor="member"');
  });

  it('is compressed as the browser allows', async () => {
    const plain = await (await get(path)).text();
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain);
    const gzip = await get(path, { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain);
    const none = await get(path, { 'accept-encoding': 'identity' });
    expect(none.headers.get('content-encoding')).toBeNull();
  });
});

describe('the pages', () => {
  it('show the current year, also after New Year', async () => {
    const before = app.clock.now;
    app.clock.now = Date.parse('2027-01-01T00:00:00Z');
    expect(await (await get('/')).text()).toContain('© 2027');
    app.clock.now = before;
  });

  it.each(['/privacy-policy/', '/terms-and-conditions/?lang=es'])(
    'redirect a trailing slash to their only address (%s)',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(path.replace(/\/(\?|$)/, '$1'));
    },
  );

  it('escape values in attributes', async () => {
    const hostileApp = await createTestApp({
      pagesRoot: join(folder, 'pages'),
      config: {
        baseUrl: 'https://saldo.example.org/"><script>&',
      },
    });
    const response = await hostileApp.app.request(`${TEST_ORIGIN}/`);
    expect(await response.text()).toContain('href="https://saldo.example.org/&quot;>&lt;script>&amp;/"');
    await hostileApp.close();
  });

  it('use the https session cookie on https', async () => {
    const origin = 'https://saldo.example.org';
    const config = {
      allowedOrigins: [origin],
      baseUrl: origin,
    };
    const httpsApp = await createTestApp({ pagesRoot: join(folder, 'pages'), config });
    const visitorWith = async (cookie: string) =>
      await (await httpsApp.app.request(`${origin}/`, { headers: { cookie } })).text();
    expect(await visitorWith('__Host-saldo.session_token=x')).toContain('data-visitor="member"');
    expect(await visitorWith('saldo.session_token=x')).toContain('data-visitor="guest"');
    await httpsApp.close();
  });
});

describe('an unknown address', () => {
  it.each(['/no/such/page', '/dashboard/1', '/Dashboard', '/index.php'])(
    'gets the app’s page with 404 (%s)',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'the app']);
    },
  );

  it.each(['/login', '/dashboard', '/dashboard/', '/login?next=%2Fdashboard'])('is not %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, 'the app']);
  });
});
