import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const SESSIONS = '/api/v1/me/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function signIn(email: string, userAgent?: string): Promise<TestClient> {
  const client = app.visitor();
  const body = { email, password: 'plain-horse-battery' };
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  await client.send('POST', '/api/auth/sign-in/email', body, headers);
  return client;
}

async function list(client: TestClient) {
  const { items } = (await client.get(SESSIONS)).body;
  await app.settled();
  return items as Record<string, unknown>[];
}

describe('the list of sessions', () => {
  it('shows device and times, the current session first, then by last use', async () => {
    const first = await app.signUp();
    app.clock.now += 1000;
    const phone = await signIn(first.email, SAFARI);
    app.clock.now += 1000;
    const desk = await signIn(first.email, FIREFOX);
    app.clock.now += 10 * 60 * 1000;
    await phone.get('/api/v1/me');
    await app.settled();

    const items = await list(desk);
    expect(items.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Firefox', 'Windows', true],
      ['Safari', 'iOS', false],
      [null, null, false],
    ]);
    expect(items[1]?.['lastUsedAt']).toBe(new Date(app.clock.now).toISOString());
    expect(Date.parse(String(items[0]?.['expiresAt']))).toBeGreaterThan(app.clock.now);
  });

  it('never contains a token or a cookie', async () => {
    const user = await app.signUp();
    const { body } = await user.get(SESSIONS);
    const rows = await app.database.read.selectFrom('session').select('token').execute();
    for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token);
    expect(Object.keys(body.items[0]).toSorted()).toEqual(
      ['address', 'browser', 'createdAt', 'expiresAt', 'id', 'isCurrent', 'lastUsedAt', 'system'].toSorted(),
    );
  });

  it('omits expired sessions', async () => {
    const first = await app.signUp();
    app.clock.now += 6 * 24 * 60 * 60 * 1000;
    const second = await signIn(first.email);
    expect(await list(second)).toHaveLength(2);
    app.clock.now += 2 * 24 * 60 * 60 * 1000;
    expect(await list(second)).toHaveLength(1);
  });
});

describe('ending a session', () => {
  it('refuses its next request and leaves other sessions alone', async () => {
    const first = await app.signUp();
    const [second, third] = [await signIn(first.email), await signIn(first.email)];
    const [session] = await list(second);
    expect((await first.delete(`${SESSIONS}/${String(session?.['id'])}`)).body).toEqual({ success: true });
    expect((await second.get('/api/v1/me')).body.code).toBe('notAuthenticated');
    expect((await third.get('/api/v1/me')).status).toBe(200);
    expect((await first.get('/api/v1/me')).status).toBe(200);
  });

  it('responds with sessionNotFound for another user’s session and ends nothing', async () => {
    const [ana, luis] = [await app.signUp(), await app.signUp()];
    const [sessionOfLuis] = await list(luis);
    const responses = [
      await ana.delete(`${SESSIONS}/${String(sessionOfLuis?.['id'])}`),
      await ana.delete(`${SESSIONS}/${uuidv7()}`),
    ];
    for (const { status, body } of responses) expect([status, body.code]).toEqual([404, 'sessionNotFound']);
    expect((await luis.get('/api/v1/me')).status).toBe(200);
  });

  it('keeps the caller’s session and other users’ sessions when all others end', async () => {
    const [ana, luis] = [await app.signUp(), await app.signUp()];
    const others = [await signIn(ana.email), await signIn(ana.email)];
    expect((await ana.delete(SESSIONS)).body).toEqual({ success: true });
    for (const other of others) expect((await other.get('/api/v1/me')).status).toBe(401);
    expect(await list(ana)).toHaveLength(1);
    expect((await luis.get('/api/v1/me')).status).toBe(200);
  });
});
