import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let isStopping: boolean;
beforeEach(async () => {
  isStopping = false;
  app = await createTestApp({ isStopping: () => isStopping });
});
afterEach(() => app.close());

describe('/readyz', () => {
  it('returns ready while the database responds', async () => {
    const response = await app.visitor().get('/readyz');
    expect([response.status, response.body]).toEqual([200, { status: 'ready' }]);
  });

  it('returns 503 once the server stops', async () => {
    const user = await app.signUp();
    isStopping = true;
    const response = await app.visitor().get('/readyz');
    expect([response.status, response.body.error]).toEqual([
      503,
      'The service is restarting. Please try again in a moment.',
    ]);
    expect((await user.get('/api/v1/me')).status).toBe(200);
  });

  it('returns 503 without the database', async () => {
    await app.database.close();
    const response = await app.visitor().get('/readyz');
    expect([response.status, response.body.error]).toEqual([503, 'Database service is not available.']);
  });
});

describe('/healthz', () => {
  it('returns ok, even without the database', async () => {
    await app.database.close();
    const response = await app.visitor().get('/healthz');
    expect([response.status, response.body]).toEqual([200, { status: 'ok' }]);
  });

  it('returns 503 once the server stops, and closes the connection', async () => {
    expect((await app.visitor().get('/')).headers.get('connection')).toBeNull();
    isStopping = true;
    const response = await app.visitor().get('/healthz');
    expect([response.status, response.body.code]).toEqual([503, 'shuttingDown']);
    for (const path of ['/healthz', '/api/v1/me', '/nothing']) {
      expect((await app.visitor().get(path)).headers.get('connection')).toBe('close');
    }
  });
});

describe('without the database', () => {
  it('every endpoint returns 503, and none an empty list or a zero', async () => {
    const user = await app.signUp();
    await app.database.close();
    for (const path of ['me', 'expenses', 'expenses/total', 'incomes', 'summary', 'transactions/recent']) {
      const response = await user.get(`/api/v1/${path}`);
      expect([path, response.status, response.body.error]).toEqual([
        path,
        503,
        'Database service is not available.',
      ]);
    }
    const credentials = { email: user.email, password: 'plain-horse-battery' };
    const visitor = app.visitor();
    expect((await visitor.post('/api/auth/sign-in/email', credentials)).status).toBe(503);
    const account = { ...credentials, email: 'new@example.org', termsAccepted: true };
    expect((await visitor.post('/api/auth/sign-up/email', account)).status).toBe(503);
  });
});
