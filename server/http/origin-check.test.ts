import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let cookie: string;
let transactionId: string;
beforeAll(async () => {
  app = await createTestApp();
  const user = await app.signUp();
  const transaction = { description: 'Café', amount: 1, date: '2026-11-20' };
  transactionId = (await user.post('/api/v1/expenses', transaction)).body.id;
  cookie = user.cookieHeader();
});
afterAll(() => app.close());

const writingEndpoints = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== 'GET' && !endpoint.isForAnyOrigin,
);
const readingEndpoints = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET');

function send(method: string, path: string, headers: Record<string, string>) {
  const url = `${TEST_ORIGIN}${path.replace(':id', transactionId)}`;
  const body = method === 'GET' ? {} : { body: '{}' };
  return app.app.request(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  });
}

describe.each(writingEndpoints.map((endpoint) => [endpoint.method, endpoint.path]))(
  '%s %s',
  (method, path) => {
    it.each([
      ['a foreign origin', { origin: 'https://evil.example' }],
      ['an origin that begins like ours', { origin: `${TEST_ORIGIN}.evil.example` }],
      ['our host by another scheme', { origin: 'https://localhost:3000' }],
      ['our host by another port', { origin: 'http://localhost:3001' }],
      ['the origin null', { origin: 'null' }],
      ['an empty origin', { origin: '' }],
      ['no origin', {}],
    ])('is refused from %s with the cookie, and changes nothing', async (_, headers) => {
      const before = await readContents(app.database);
      const response = await send(method, path, { cookie, ...headers });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { code: 'originRefused', error: 'This request did not come from this site.' },
      ]);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await readContents(app.database)).toEqual(before);
    });
  },
);

it('only the link that stops mails works from any site, and ignores the cookie', async () => {
  const openEndpoints = ENDPOINTS.filter((endpoint) => endpoint.isForAnyOrigin);
  expect(openEndpoints.map(({ path, access }) => [path, access])).toEqual([
    ['/api/v1/stop-mails/:token', 'public'],
  ]);
  const before = await readContents(app.database);
  const foreign = { cookie, origin: 'https://mail.example' };
  expect((await send('POST', '/api/v1/stop-mails/nothing', foreign)).status).toBe(400);
  expect(await readContents(app.database)).toEqual(before);
});

describe('a program without a browser', () => {
  it('signs in without an origin, because it sends no cookie', async () => {
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'plain-horse-battery' });
    const headers = { 'content-type': 'application/json' };
    const url = `${TEST_ORIGIN}/api/auth/sign-in/email`;
    expect((await app.app.request(url, { method: 'POST', headers, body })).status).toBe(401);
    const foreign = { ...headers, origin: 'https://evil.example' };
    expect((await app.app.request(url, { method: 'POST', headers: foreign, body })).status).toBe(403);
  });
});

describe('a GET request', () => {
  it('is served for any origin, allows no other site to read, and never writes', async () => {
    // An open stream writes a row.
    const contents = async () => ({ ...(await readContents(app.database)), event_streams: [] });
    const before = await contents();
    for (const { method, path } of readingEndpoints) {
      const response = await send(method, path, { cookie, origin: 'https://evil.example' });
      // A stream does not end by itself.
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (isStream) await response.body?.cancel();
      else expect(await response.text(), path).not.toContain('originRefused');
      expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
    }
    expect(await contents()).toEqual(before);
  });

  it('cannot be turned into a write by a method override', async () => {
    const before = await readContents(app.database);
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const response = await send('GET', '/api/v1/expenses/:id', { cookie, [header]: 'DELETE' });
      expect(response.status).toBe(200);
    }
    expect((await send('GET', '/api/v1/expenses/:id?_method=DELETE', { cookie })).status).toBe(400);
    expect(await readContents(app.database)).toEqual(before);
  });
});
