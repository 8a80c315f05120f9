import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookie } from '#server/sessions/cookie.ts';
import { paths } from '#shared/paths.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const FIRST_FILES = Object.fromEntries(
  [paths.login, paths.signup, paths.resetPassword, paths.dashboard, paths.profile].map((path) => [
    path,
    {
      en: { scripts: [`/assets${path}.js`], styles: [`/assets${path}.css`], fonts: ['/assets/inter.woff2'] },
      es: { scripts: [`/assets${path}.js`, '/assets/es.js'], styles: [], fonts: [] },
    },
  ]),
);

let app: TestApp;
let folder: string;
let visitor: TestClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saldo-web-'));
  const root = join(folder, 'web');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret'), 'not to be served');
  writeFileSync(
    join(root, 'index.html'),
    '<head><meta name="csp-nonce" content="%STYLE_NONCE%"><meta name="visitor" content="%VISITOR%"></head>',
  );
  writeFileSync(join(root, 'first-paint.js'), '"first"');
  writeFileSync(join(root, 'manifest.webmanifest'), '{"name":"Saldo","start_url":"/dashboard"}');
  writeFileSync(join(root, 'assets/app-1a2b.js'), '"app"');
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync('"app"'));
  const pagesRoot = join(folder, 'pages');
  mkdirSync(pagesRoot);
  writeFileSync(join(pagesRoot, 'first-files.json'), JSON.stringify(FIRST_FILES));
  app = await createTestApp({ webRoot: root, pagesRoot });
  visitor = app.visitor();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  it.each([
    ['/login', 200],
    ['/dashboard', 200],
    ['/no/such/page', 404],
  ])('answers %s with %i', async (path, expected) => {
    const { status, headers, body } = await visitor.get(path);
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('csp-nonce');
  });

  it('has the nonce of its Content-Security-Policy, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await visitor.get('/');
        const nonce = /content="([^"]+)"/.exec(body)?.[1];
        expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is not served, without a nonce, under its file name', async () => {
    expect((await visitor.get('/index.html')).status).toBe(301);
  });
});

it('the manifest has the name of the installation', async () => {
  await changeSettings(app, { instanceName: 'Casa "Ureña"' });
  const { headers, body } = await visitor.get('/manifest.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json');
  const renamed = { name: 'Casa "Ureña"', short_name: 'Casa "Ureña"' };
  expect(body).toEqual({ ...renamed, start_url: '/dashboard', lang: 'en' });
  await changeSettings(app, { instanceName: 'Saldo' });
});

describe('the first files of a screen', () => {
  const member = `${sessionCookie(false).name}=whatever`;
  const PROFILE = '/api/v1/me';

  async function hinted(path: string, cookie = ''): Promise<string[]> {
    const { body } = await visitor.get(path, { cookie });
    expect(body.indexOf('<link')).toBeLessThan(body.indexOf('</head>'));
    return [...body.matchAll(/<link rel="(modulepreload|preload)"[^>]* href="([^"]+)">/g)]
      .map(([, rel, href]) => `${rel} ${href}`)
      .filter((hint) => !hint.endsWith(PROFILE));
  }

  it('are named in its page, in the language of the browser', async () => {
    expect(await hinted('/login')).toEqual([
      'modulepreload /assets/login.js',
      'preload /assets/login.css',
      'preload /assets/inter.woff2',
    ]);
    const spanish = ['modulepreload /assets/login.js', 'modulepreload /assets/es.js'];
    expect(await hinted('/login', 'saldo-language=es')).toEqual(spanish);
    expect(await hinted('/login?lang=es')).toEqual(spanish);
  });

  it.each([
    ['/dashboard', '', 'login'],
    ['/profile', '', 'login'],
    ['/signup', '', 'signup'],
    ['/reset-password?token=x', '', 'reset-password'],
    ['/login', member, 'dashboard'],
    ['/signup', member, 'dashboard'],
    ['/profile', member, 'profile'],
    ['/reset-password?token=x', member, 'reset-password'],
  ])(
    'are, at %s with the cookie "%s", those of %s, to which the app redirects',
    async (path, cookie, screen) => {
      expect((await hinted(path, cookie))[0]).toBe(`modulepreload /assets/${screen}.js`);
    },
  );

  it('are not named for an unknown screen', async () => {
    expect(await hinted('/no/such/page')).toEqual([]);
    expect(await hinted('/premium', member)).toEqual([]);
  });

  it('begin with the profile for a user with a session', async () => {
    expect((await visitor.get('/profile', { cookie: member })).body).toContain(
      `crossorigin href="${PROFILE}">`,
    );
    expect((await visitor.get('/profile')).body).not.toContain(PROFILE);
  });

  it('come with a flag for the session cookie', async () => {
    expect((await visitor.get('/login')).body).toContain('name="visitor" content="guest"');
    expect((await visitor.get('/login', { cookie: member })).body).toContain(
      'name="visitor" content="member"',
    );
  });
});

describe('the first data of a screen', () => {
  const HOSTILE = '</script><img src=x onerror=alert(1)> $& %SITE%';

  function readData(body: string): Record<string, unknown> | undefined {
    const [, json] = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(body) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  }

  async function signUpHostile(): Promise<TestClient> {
    const user = await app.signUp({ name: HOSTILE });
    const date = new Date(app.clock.now).toISOString().slice(0, 10);
    await user.post('/api/v1/categories', { type: 'expense', name: HOSTILE.slice(0, 40) });
    await user.post('/api/v1/expenses', { description: HOSTILE, amount: 2.5, date });
    return user;
  }

  it('are the profile, the categories and the summary of this month, as the API answers them, however hostile their texts', async () => {
    const user = await signUpHostile();
    const page = await user.get('/dashboard');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(readData(page.body as string)).toEqual({
      profile: (await user.get('/api/v1/me')).body,
      categories: (await user.get('/api/v1/categories')).body,
      summary: (await user.get('/api/v1/summary')).body,
    });
    expect(page.body).not.toContain('<img');
    expect(page.body).not.toContain('rel="preload" as="fetch"');
  });

  it('are the profile and the categories on other screens and for other periods', async () => {
    const user = await signUpHostile();
    for (const path of ['/profile', '/dashboard?period=last-year']) {
      const data = readData((await user.get(path)).body as string);
      const categories = (await user.get('/api/v1/categories')).body;
      expect(data).toEqual({ profile: (await user.get('/api/v1/me')).body, categories });
    }
  });

  it('are of the session’s owner only, and of nobody who is refused', async () => {
    const [user, other] = [await signUpHostile(), await app.signUp()];
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    expect((await other.get('/dashboard')).body).not.toContain(uid);
    expect(readData((await visitor.get('/dashboard')).body as string)).toBeUndefined();
    expect(readData((await user.get('/login')).body as string)).toBeUndefined();
    expect(readData((await user.get('/reset-password?token=x')).body as string)).toBeUndefined();
    await runSql(app.database, `update profiles set is_suspended = 1 where user_id = '${uid}'`);
    expect(readData((await user.get('/dashboard')).body as string)).toBeUndefined();
    await runSql(app.database, `update profiles set is_suspended = 0 where user_id = '${uid}'`);
    await runSql(app.database, `delete from session where "userId" = '${uid}'`);
    expect(readData((await user.get('/dashboard')).body as string)).toBeUndefined();
  });
});

describe('files', () => {
  it('are kept for a year if their name has a hash', async () => {
    const { body, headers } = await visitor.get('/assets/app-1a2b.js');
    expect(body).toBe('"app"');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('are sent compressed if the browser accepts it', async () => {
    const { headers } = await visitor.get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('are revalidated each time if their name has no hash', async () => {
    expect((await visitor.get('/first-paint.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await visitor.get('/first-paint.js');
    const again = await visitor.get('/first-paint.js', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  it('name their type, also in an answer to HEAD', async () => {
    const { status, headers, body } = await visitor.send('HEAD', '/assets/app-1a2b.js');
    expect([status, body, headers.get('content-type')]).toEqual([200, '', 'text/javascript; charset=utf-8']);
  });

  it('answer 404, not the page, if they are missing', async () => {
    expect((await visitor.get('/assets/old-9z.js')).status).toBe(404);
  });

  it.each([
    '/../secret',
    '/assets/../../secret',
    '/%2e%2e/secret',
    '/assets/..%2f..%2fsecret',
    '/..%5csecret',
  ])('are never served from outside the folder (%s)', async (path) => {
    expect((await visitor.get(path)).body).not.toContain('not to be served');
  });
});
