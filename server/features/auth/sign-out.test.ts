import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('logout', () => {
  it('sets isOnline false and stamps lastSeen', async () => {
    const user = await app.signUp();
    app.clock.now += 60_000;
    const response = await user.post('/api/v1/me/offline');
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect((await user.get('/api/v1/me')).body).toMatchObject({
      isOnline: false,
      lastSeen: new Date(app.clock.now).toISOString(),
    });
  });

  it('ends the session for good and clears its cookie', async () => {
    const user = await app.signUp();
    const cookie = user.cookieHeader();
    const response = await user.post('/api/auth/sign-out');
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(response.headers.getSetCookie().join()).toMatch(/^saldo\.session_token=;.*Max-Age=0/);
    expect(user.cookies.size).toBe(0);
    expect((await user.get('/api/v1/me', { cookie })).body.code).toBe('notAuthenticated');
  });

  it('makes the browser delete cached responses, but keeps consent and language', async () => {
    const user = await app.signUp();
    const response = await user.post('/api/auth/sign-out');
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('ends this session only', async () => {
    const user = await app.signUp();
    const elsewhere = app.visitor();
    await elsewhere.post('/api/auth/sign-in/email', { email: user.email, password: 'plain-horse-battery' });
    await user.post('/api/auth/sign-out');
    expect((await elsewhere.get('/api/v1/me')).status).toBe(200);
  });

  it('succeeds without a session', async () => {
    const visitor = app.visitor();
    expect((await visitor.post('/api/auth/sign-out')).body).toEqual({ success: true });
    for (const cookie of [
      'saldo.session_token=',
      'saldo.session_token=nonsense',
      'saldo.session_token=a.b',
    ]) {
      const response = await visitor.send('POST', '/api/auth/sign-out', undefined, { cookie });
      expect([response.status, response.body], cookie).toEqual([200, { success: true }]);
    }
  });

  it('is open to a suspended user', async () => {
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_suspended: 1 }).where('email', '=', user.email).execute();
    });
    expect((await user.post('/api/auth/sign-out')).status).toBe(200);
    expect(user.cookies.size).toBe(0);
  });

  it('cannot be triggered by another site', async () => {
    const user = await app.signUp();
    const response = await user.send('POST', '/api/auth/sign-out', undefined, {
      origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
    expect((await user.get('/api/v1/me', { origin: TEST_ORIGIN })).status).toBe(200);
  });
});
