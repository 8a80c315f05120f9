import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

const SCRIPT = 'document.documentElement.dataset.theme = "dark";';
const PAGE = `<style nonce="%STYLE_NONCE%"></style><script>${SCRIPT}</script><script type="module" src="/a.js"></script>`;

let app: TestApp;
let httpsApp: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'saldo-test-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'assets', 'app-1234.js'), 'export {}');
  app = await createTestApp({ webRoot });
  const origin = 'https://saldo.example.org';
  httpsApp = await createTestApp({
    config: {
      allowedOrigins: [origin],
      baseUrl: origin,
    },
  });
});
afterAll(async () => {
  await app.close();
  await httpsApp.close();
  rmSync(webRoot, { recursive: true });
});

const CSP =
  /^default-src 'none'; script-src 'self'(?: '(sha256-[\w+/=]{44})')?; style-src 'self'(?: 'nonce-([\w+/=]{24})')?; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

const RESPONSES: [string, string, string, RequestInit, number][] = [
  ['a response of the API', 'GET', '/api/v1/instance', {}, 200],
  ['a refusal', 'GET', '/api/v1/me', {}, 401],
  ['a wrong body', 'POST', '/api/auth/sign-in/email', { body: '{', headers: json() }, 400],
  ['another media type', 'POST', '/api/auth/sign-in/email', { body: 'a=b' }, 415],
  ['too large a body', 'POST', '/api/v1/expenses', { body: 'x'.repeat(70_000), headers: json() }, 413],
  ['a foreign origin', 'POST', '/api/v1/me', { headers: { origin: 'https://evil.example' } }, 403],
  ['a wrong method', 'PUT', '/api/v1/me', {}, 405],
  ['an unknown path of the API', 'GET', '/api/v1/nothing', {}, 404],
  ['a health check', 'GET', '/healthz', {}, 200],
  ['the page', 'GET', '/', {}, 200],
  ['a page of the browser’s router', 'GET', '/dashboard', {}, 200],
  ['a file', 'GET', '/assets/app-1234.js', {}, 200],
  ['a file that is missing', 'GET', '/assets/none.js', {}, 404],
  ['the headers alone', 'HEAD', '/api/v1/instance', {}, 200],
];

function json(): Record<string, string> {
  return { 'content-type': 'application/json' };
}

describe('every response has the security headers', () => {
  it.each(RESPONSES)('%s', async (_, method, path, init, status) => {
    const { headers, status: actual } = await app.app.request(`${TEST_ORIGIN}${path}`, { method, ...init });
    expect(actual).toBe(status);
    expect(headers.get('content-security-policy')).toMatch(CSP);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('the JSON of a signed-in user, and a response without a body', async () => {
    const user = await app.signUp();
    const { headers } = await user.get('/api/v1/summary');
    const unchanged = await user.get('/api/v1/summary', { 'if-none-match': headers.get('etag') ?? '' });
    expect(unchanged.status).toBe(304);
    for (const each of [headers, unchanged.headers]) {
      expect(each.get('content-security-policy')).toMatch(CSP);
      expect(each.get('x-content-type-options')).toBe('nosniff');
      expect(each.get('cache-control')).toBe('no-store');
      expect(each.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('an unexpected failure', async () => {
    const brokenApp = await createTestApp();
    const user = await brokenApp.signUp();
    await brokenApp.database.identity.schema.dropTable('transactions').execute();
    const { status, headers } = await user.get('/api/v1/expenses');
    expect(status).toBe(500);
    expect(headers.get('content-security-policy')).toMatch(CSP);
    expect(headers.get('cache-control')).toBe('no-store');
    await brokenApp.close();
  });

  it('HSTS on https', async () => {
    for (const path of ['/healthz', '/api/v1/instance', '/api/v1/me', '/api/v1/nothing']) {
      const { headers } = await httpsApp.app.request(`https://saldo.example.org${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });
});

describe('the style nonce', () => {
  it('is in both the page and its policy, and changes with each response', async () => {
    const nonces: (string | undefined)[] = [];
    for (let n = 0; n < 2; n++) {
      const response = await app.app.request(`${TEST_ORIGIN}/`);
      const nonce = CSP.exec(response.headers.get('content-security-policy') ?? '')?.[2];
      expect(await response.text()).toContain(`<style nonce="${nonce}"></style>`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('the script inside the page', () => {
  const policyOf = ({ headers }: Response) => CSP.exec(headers.get('content-security-policy') ?? '');

  it.each(['/', '/dashboard', '/no/such/page'])(
    'is the only one that %s allows, by its hash',
    async (path) => {
      const response = await app.app.request(TEST_ORIGIN + path);
      const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, code = '']) => code,
      );
      expect(scripts).toEqual([SCRIPT]);
      expect(policyOf(response)?.[1]).toBe(`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`);
    },
  );

  it('is allowed by no other response, and neither is a style', async () => {
    for (const path of [
      '/assets/app-1234.js',
      '/assets/none.js',
      '/api/v1/instance',
      '/api/v1/nothing',
      '/healthz',
    ]) {
      const policy = policyOf(await app.app.request(TEST_ORIGIN + path));
      expect([path, policy?.slice(1)]).toEqual([path, [undefined, undefined]]);
    }
  });

  it('gets no permission from the name of the installation or a banner', async () => {
    await changeSettings(app, {
      instanceName: '<script>evil()</script>',
      bannerEn: '<script>evil()</script>',
    });
    const response = await app.app.request(`${TEST_ORIGIN}/login`);
    expect(policyOf(response)?.[1]).toBe(`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`);
    expect(await response.text()).not.toContain('<script>evil');
    await changeSettings(app, { instanceName: 'Saldo', bannerEn: null });
  });
});

describe('the browser’s cache', () => {
  it('keeps hashed files, revalidates the API document, and stores no other response of the API', async () => {
    const file = await app.app.request(`${TEST_ORIGIN}/assets/app-1234.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await app.app.request(`${TEST_ORIGIN}/dashboard`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const user = await app.signUp();
    expect((await user.get('/api/v1/summary')).headers.get('cache-control')).toBe('no-store');
    expect((await user.get('/api/v1/openapi.json')).headers.get('cache-control')).toBe('no-cache');
    expect((await user.get('/api/v1/me')).headers.get('cache-control')).toBe('no-store');
    expect((await user.get('/api/v1/summary?from=x')).headers.get('cache-control')).toBe('no-store');
  });
});
