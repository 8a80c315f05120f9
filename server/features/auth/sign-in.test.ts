import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/sign-in/email';
const password = 'plain-horse-battery';
const MINUTE_MS = 60_000;

async function suspend(email: string): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_suspended: 1 }).where('email', '=', email).execute();
  });
}

async function countSessions(email: string): Promise<number> {
  const sessions = await app.database.read
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select('session.id')
    .where('user.email', '=', email)
    .execute();
  return sessions.length;
}

describe('sign-in', () => {
  it('responds with the user and opens a session', async () => {
    const { email } = await app.signUp({ name: 'Ana' });
    const visitor = app.visitor();
    const response = await visitor.post(SIGN_IN, { email: ` ${email.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ uid: expect.any(String), email, displayName: 'Ana' });
    expect((await visitor.get('/api/v1/me')).body.uid).toBe(response.body.uid);
  });

  it('gives the same response for a wrong password and an unknown address', async () => {
    const { email } = await app.signUp();
    const wrong = await app.visitor().post(SIGN_IN, { email, password: 'another-password' });
    const unknown = await app.visitor().post(SIGN_IN, { email: 'nobody@example.org', password });
    expect(wrong.body).toEqual({
      error: 'Wrong email address or password.',
      code: 'invalidCredentials',
      requestId: expect.any(String),
    });
    expect([unknown.status, { ...unknown.body, requestId: '' }]).toEqual([
      wrong.status,
      { ...wrong.body, requestId: '' },
    ]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
    expect(wrong.status).toBe(401);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{ email: '', password }, 'email', 'This field is required'],
    [{ email: 'nobody', password }, 'email', 'Invalid email address'],
    [{ email: 'a@example.org', password: '' }, 'password', 'This field is required'],
    [{ email: 'a@example.org' }, 'password', 'This field is required'],
    [{ email: 'a@example.org', password: 7 }, 'password', 'This value is not valid'],
    [{ email: 'a@example.org', password, rememberMe: false }, 'rememberMe', 'Unknown field'],
  ])('names the wrong field for %j', async (body, field, message) => {
    const response = await app.visitor().post(SIGN_IN, body);
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ field, message }]);
  });

  it('sets isOnline true and refreshes lastSeen and updatedAt', async () => {
    const user = await app.signUp();
    await user.post('/api/v1/me/offline');
    const before = (await user.get('/api/v1/me')).body;
    expect(before.isOnline).toBe(false);
    app.clock.now += MINUTE_MS;
    const visitor = app.visitor();
    await visitor.post(SIGN_IN, { email: user.email, password });
    const now = new Date(app.clock.now).toISOString();
    expect((await visitor.get('/api/v1/me')).body).toEqual({
      ...before,
      isOnline: true,
      lastSeen: now,
      updatedAt: now,
    });
  });

  it('keeps the display name that the user set', async () => {
    const user = await app.signUp();
    await user.patch('/api/v1/me', { displayName: 'Chosen' });
    const visitor = app.visitor();
    await visitor.post(SIGN_IN, { email: user.email, password });
    expect((await visitor.get('/api/v1/me')).body.displayName).toBe('Chosen');
  });

  it('keeps earlier sessions', async () => {
    const user = await app.signUp();
    await app.visitor().post(SIGN_IN, { email: user.email, password });
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect(await countSessions(user.email)).toBe(2);
  });
});

describe('a suspended account', () => {
  it('gets its own refusal and no session with the right password', async () => {
    const user = await app.signUp();
    await suspend(user.email);
    const visitor = app.visitor();
    const response = await visitor.post(SIGN_IN, { email: user.email, password });
    expect([response.status, response.body.code]).toEqual([403, 'accountSuspended']);
    expect(response.body.error).toBe('Your account has been suspended. Please contact support.');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get('/api/v1/me')).status).toBe(401);
    expect(await countSessions(user.email)).toBe(1);
  });

  it('gets the ordinary refusal with a wrong password', async () => {
    const user = await app.signUp();
    await suspend(user.email);
    const response = await app.visitor().post(SIGN_IN, { email: user.email, password: 'another-password' });
    expect([response.status, response.body.code]).toEqual([401, 'invalidCredentials']);
  });

  it('does not come online through a refused sign-in', async () => {
    const user = await app.signUp();
    await user.post('/api/v1/me/offline');
    await suspend(user.email);
    await app.visitor().post(SIGN_IN, { email: user.email, password });
    const presence = await app.database.read
      .selectFrom('presence')
      .innerJoin('profiles', 'profiles.user_id', 'presence.user_id')
      .select('is_online')
      .where('email', '=', user.email)
      .executeTakeFirst();
    expect(presence).toEqual({ is_online: 0 });
  });

  it('can sign in again after reactivation', async () => {
    const user = await app.signUp();
    await suspend(user.email);
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_suspended: 0 }).where('email', '=', user.email).execute();
    });
    expect((await app.visitor().post(SIGN_IN, { email: user.email, password })).status).toBe(200);
  });
});
