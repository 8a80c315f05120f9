import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStreamRows, signIn, storedPresence, suspend } from '#server/testing/test-presence.ts';
import { openStream } from '#server/testing/test-stream.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { HEARTBEAT_MS, ONLINE_SILENCE_MS } from '#shared/limits.ts';

const HEARTBEAT = '/api/v1/me/heartbeat';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('a user comes online', () => {
  it('by signing up or signing in, from that instant on', async () => {
    const user = await app.signUpOverHttp();
    expect(await storedPresence(app, user.email)).toEqual({
      isOnline: true,
      lastSeen: app.clock.now,
      since: app.clock.now,
    });
    await user.post('/api/auth/sign-out');
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false, since: null });
    app.clock.now += 1_000;
    await signIn(app, user.email);
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true, since: app.clock.now });
  });

  it.each([
    ['an event stream', async (user: TestClient) => void (await openStream(app, user))],
    ['a heartbeat', async (user: TestClient) => void (await user.post(HEARTBEAT))],
  ])('by %s', async (_, act) => {
    const user = await app.signUpOverHttp();
    await user.post('/api/v1/me/offline');
    app.clock.now += 1_000;
    await act(user);
    expect(await storedPresence(app, user.email)).toEqual({
      isOnline: true,
      lastSeen: app.clock.now,
      since: app.clock.now,
    });
  });

  it('but not by any other request after going offline', async () => {
    const user = await app.signUpOverHttp();
    await user.post('/api/v1/me/offline');
    await app.settled();
    app.clock.now += 61_000;
    await user.get('/api/v1/me');
    await app.settled();
    expect((await user.get('/api/v1/me')).body).toMatchObject({
      isOnline: false,
      lastSeen: new Date(app.clock.now).toISOString(),
    });
    await user.post('/api/v1/expenses', { description: 'x', amount: 1, date: '2026-11-20' });
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
  });

  it('again by a heartbeat after two minutes of silence, even before a sweep', async () => {
    const user = await app.signUpOverHttp();
    app.clock.now += ONLINE_SILENCE_MS + 1;
    await user.post(HEARTBEAT);
    expect((await storedPresence(app, user.email)).since).toBe(app.clock.now);
  });

  it('but not by any other request after two minutes of silence', async () => {
    const user = await app.signUpOverHttp();
    app.clock.now += ONLINE_SILENCE_MS + 1;
    expect((await user.get('/api/v1/me')).body.isOnline).toBe(false);
    await app.settled();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
  });

  it('only once during continuous heartbeats', async () => {
    const user = await app.signUpOverHttp();
    const { since } = await storedPresence(app, user.email);
    for (let n = 0; n < 10; n++) {
      app.clock.now += HEARTBEAT_MS;
      await user.post(HEARTBEAT);
      await app.presence.sweep();
    }
    expect(await storedPresence(app, user.email)).toEqual({ isOnline: true, lastSeen: app.clock.now, since });
  });
});

describe('a heartbeat', () => {
  it('brings nobody online after its session has ended', async () => {
    const user = await app.signUpOverHttp();
    const { sessionId, userId } = await app.database.read
      .selectFrom('session')
      .select(['id as sessionId', 'userId'])
      .executeTakeFirstOrThrow();
    await user.post('/api/auth/sign-out');
    await expect(app.presence.heartbeat({ userId, sessionId })).rejects.toMatchObject({
      code: 'notAuthenticated',
    });
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
    expect(await countStreamRows(app)).toBe(0);
  });

  it('needs a session', async () => {
    expect((await app.visitor().post(HEARTBEAT)).body.code).toBe('notAuthenticated');
  });
});

describe('the time of the last sign-in', () => {
  it.each([
    ['an event stream', async (user: TestClient) => void (await openStream(app, user))],
    ['a heartbeat', async (user: TestClient) => void (await user.post(HEARTBEAT))],
    ['a request', async (user: TestClient) => void (await user.get('/api/v1/expenses'))],
    ['going offline', async (user: TestClient) => void (await user.post('/api/v1/me/offline'))],
  ])('is the updatedAt of the profile, and stays after %s', async (_, act) => {
    const { email } = await app.signUpOverHttp();
    app.clock.now += 1_000;
    const signedInAt = new Date(app.clock.now).toISOString();
    const user = await signIn(app, email);
    app.clock.now += 61_000;
    await act(user);
    await app.settled();
    const { updatedAt, lastSeen } = (await user.get('/api/v1/me')).body;
    expect({ updatedAt, lastSeen }).toEqual({
      updatedAt: signedInAt,
      lastSeen: new Date(app.clock.now).toISOString(),
    });
  });
});

describe('the time a user was last seen', () => {
  it('is stored at most once a minute, for any number of requests', async () => {
    const user = await app.signUpOverHttp();
    const signedUpAt = app.clock.now;
    await user.get('/api/v1/me');
    app.clock.now += 59_999;
    for (let n = 0; n < 5; n++) await user.get('/api/v1/me');
    await app.settled();
    expect((await storedPresence(app, user.email)).lastSeen).toBe(signedUpAt);
    app.clock.now += 1;
    await user.get('/api/v1/me');
    await app.settled();
    expect((await storedPresence(app, user.email)).lastSeen).toBe(app.clock.now);
  });

  it('is not stored for a suspended user', async () => {
    const user = await app.signUpOverHttp();
    const { lastSeen } = await storedPresence(app, user.email);
    await suspend(app, user.email);
    app.clock.now += 61_000;
    await user.get('/api/v1/me');
    await app.settled();
    expect((await storedPresence(app, user.email)).lastSeen).toBe(lastSeen);
  });

  it('does not fail a request if it cannot be stored', async () => {
    const user = await app.signUpOverHttp();
    await app.database.write(async (trx) => {
      await trx.schema.alterTable('presence').renameColumn('last_seen', 'gone').execute();
    });
    expect((await user.get('/api/v1/expenses')).status).toBe(200);
  });
});
