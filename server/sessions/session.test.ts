import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseWrites } from '#server/testing/full-disk.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LAST_USE_SECONDS, RENEWAL_AGE_SECONDS } from './lifetime.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

async function readSession() {
  await app.settled();
  return await app.database.read
    .selectFrom('session')
    .select(['expiresAt', 'updatedAt', 'createdAt'])
    .executeTakeFirstOrThrow();
}

/** Signs up somebody whose session begins exactly now by the clock of the application. */
async function signUp() {
  const user = await app.signUp();
  app.clock.now = Date.parse((await readSession()).createdAt);
  return user;
}

describe('a session', () => {
  it('keeps its end and its cookie while it is younger than a day', async () => {
    const user = await signUp();
    const before = await readSession();
    app.clock.now += RENEWAL_AGE_SECONDS * SECOND_MS - SECOND_MS;
    const response = await user.get('/api/v1/me');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await readSession()).expiresAt).toBe(before.expiresAt);
  });

  it('stores its last use at most every five minutes', async () => {
    const user = await signUp();
    const before = await readSession();
    app.clock.now += LAST_USE_SECONDS * SECOND_MS - SECOND_MS;
    await user.get('/api/v1/me');
    expect(await readSession()).toEqual(before);
    app.clock.now += 2 * SECOND_MS;
    await user.get('/api/v1/me');
    expect((await readSession()).updatedAt).toBe(new Date(app.clock.now).toISOString());
  });

  it('is renewed for seven days if it is used after a day, and its cookie is sent again', async () => {
    const user = await signUp();
    const cookies = new Map(user.cookies);
    app.clock.now += RENEWAL_AGE_SECONDS * SECOND_MS + SECOND_MS;
    const response = await user.get('/api/v1/me');
    expect(await readSession()).toMatchObject({
      expiresAt: new Date(app.clock.now + 7 * DAY_MS).toISOString(),
      updatedAt: new Date(app.clock.now).toISOString(),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
    ]);
    expect(user.cookies).toEqual(cookies);
    expect((await user.get('/api/v1/me')).headers.getSetCookie()).toEqual([]);
  });

  it('gives way to the cookie of a sign-in or a sign-out, which is the last of the response', async () => {
    const user = await app.signUpOverHttp();
    for (const [path, body] of [
      ['/api/auth/sign-in/email', { email: user.email, password: PASSWORD }],
      ['/api/auth/sign-out', {}],
    ] as const) {
      app.clock.now += RENEWAL_AGE_SECONDS * SECOND_MS + SECOND_MS;
      const isSession = (cookie: string) => cookie.startsWith('saldo.session_token=');
      const before = user.cookieHeader().split('; ').find(isSession);
      const { status, headers } = await user.post(path, body);
      const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      const [renewed, last, ...more] = cookies.filter(isSession);
      expect([path, status, renewed, more]).toEqual([path, 200, before, []]);
      expect(last).not.toBe(before);
    }
  });

  it('ends after seven days without use', async () => {
    const user = await signUp();
    const { expiresAt } = await readSession();
    app.clock.now = Date.parse(expiresAt) - SECOND_MS;
    expect((await user.get('/api/v1/me')).status).toBe(200);
    app.clock.now = Date.parse((await readSession()).expiresAt);
    expect((await user.get('/api/v1/me')).body.code).toBe('notAuthenticated');
  });

  it('ends after 30 days, however often it is used', async () => {
    const user = await signUp();
    const end = Date.parse((await readSession()).createdAt) + 30 * DAY_MS;
    for (let day = 0; day < 29; day++) {
      app.clock.now += DAY_MS;
      expect((await user.get('/api/v1/me')).status, `day ${day}`).toBe(200);
      expect(Date.parse((await readSession()).expiresAt)).toBeLessThanOrEqual(end);
    }
    app.clock.now = end - SECOND_MS;
    expect((await user.get('/api/v1/me')).status).toBe(200);
    app.clock.now = end;
    expect((await user.get('/api/v1/me')).body.code).toBe('notAuthenticated');
  });

  it('continues if the clock is set back a day', async () => {
    const user = await signUp();
    app.clock.now -= DAY_MS;
    expect((await user.get('/api/v1/me')).status).toBe(200);
  });

  it('lets its user read while its renewal cannot be stored, and then ends at its old end', async () => {
    const user = await signUp();
    const { expiresAt } = await readSession();
    app.clock.now += RENEWAL_AGE_SECONDS * SECOND_MS + SECOND_MS;
    await refuseWrites(app.database);
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await readSession()).expiresAt).toBe(expiresAt);
    app.clock.now = Date.parse(expiresAt);
    expect((await user.get('/api/v1/me')).body.code).toBe('notAuthenticated');
  });
});

describe('the next request', () => {
  async function change(email: string, columns: Record<string, number>): Promise<void> {
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set(columns).where('email', '=', email).execute();
    });
  }

  it('is refused after a suspension, and served after a reactivation', async () => {
    const user = await app.signUp();
    await change(user.email, { is_suspended: 1 });
    const refusal = await user.get('/api/v1/me');
    expect([refusal.status, refusal.body.code]).toEqual([403, 'accountSuspended']);
    await change(user.email, { is_suspended: 0 });
    expect((await user.get('/api/v1/me')).status).toBe(200);
  });

  it('is refused after new terms until the user accepts them', async () => {
    const user = await app.signUp();
    const transaction = {
      description: 'Café',
      amount: 1,
      date: new Date(app.clock.now).toISOString().slice(0, 10),
    };
    await change(user.email, { terms_version: 0 });
    expect((await user.get('/api/v1/me')).body.termsAccepted).toBe(false);
    expect((await user.post('/api/v1/expenses', transaction)).body.code).toBe('termsRequired');
    expect((await user.post('/api/v1/me/terms', { accepted: true })).body.termsAccepted).toBe(true);
    expect((await user.post('/api/v1/expenses', transaction)).status).toBe(201);
  });

  it('has the new role after a change of role', async () => {
    const user = await app.signUp();
    await change(user.email, { is_admin: 1 });
    expect((await user.get('/api/v1/me')).body.role).toBe('admin');
    await change(user.email, { is_admin: 0 });
    expect((await user.get('/api/v1/me')).body.role).toBe('user');
  });
});
