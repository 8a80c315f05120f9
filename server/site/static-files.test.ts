import { afterAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createWebApp } from '#server/testing/web-app.ts';

const { app, close } = await createWebApp();
const visitor = app.visitor();
afterAll(close);

describe('the page', () => {
  it.each([
    ['/login', 200],
    ['/dashboard', 200],
    ['/no/such/page', 404],
  ])('is sent at %s with the status %i', async (path, expected) => {
    const { status, headers, body } = await visitor.get(path);
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('csp-nonce');
  });

  it('has the nonce of its Content-Security-Policy, which is new each time', async () => {
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

  it('is not served under its file name, where it would have no nonce', async () => {
    expect((await visitor.get('/index.html')).status).toBe(301);
  });
});

it('the manifest has the name of the installation, and shortcuts in its language', async () => {
  await changeSettings(app, { instanceName: 'Casa "Ureña"' });
  const { headers, body } = await visitor.get('/manifest.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json');
  const newNames = { name: 'Casa "Ureña"', short_name: 'Casa "Ureña"' };
  const shortcuts = [
    { name: 'Quick add', url: '/dashboard?quick' },
    { name: 'Add expense', url: '/add-expense' },
    { name: 'Add income', url: '/add-income' },
  ];
  expect(body).toEqual({ ...newNames, start_url: '/dashboard', lang: 'en', shortcuts });
  await changeSettings(app, { instanceName: 'Saldo' });
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
    expect((await visitor.get('/robots.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await visitor.get('/robots.js');
    const again = await visitor.get('/robots.js', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  it('have their type, also in a response to HEAD', async () => {
    const { status, headers, body } = await visitor.send('HEAD', '/assets/app-1a2b.js');
    expect([status, body, headers.get('content-type')]).toEqual([200, '', 'text/javascript; charset=utf-8']);
  });

  it('get 404, not the app’s page, if they are missing', async () => {
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
