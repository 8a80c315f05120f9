import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStream } from '#server/testing/test-stream.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { HEARTBEAT_MS, ONLINE_SILENCE_MS } from '#shared/limits.ts';
import { endPresence } from './transitions.ts';

const HEARTBEAT = '/api/v1/me/heartbeat';
const PASSWORD = 'plain-horse-battery';
const GRACE_MS = 5_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** The stored presence of the user with this address. */
async function stored(email: string) {
  const row = await app.database.read
    .selectFrom('presence')
    .innerJoin('profiles', 'profiles.user_id', 'presence.user_id')
    .select(['is_online', 'last_seen', 'online_since'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { isOnline: row.is_online === 1, lastSeen: row.last_seen, since: row.online_since };
}

async function streamRows(): Promise<number> {
  return (await app.database.read.selectFrom('event_streams').selectAll().execute()).length;
}

async function signIn(email: string): Promise<TestClient> {
  const client = app.visitor();
  await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  return client;
}

async function suspend(email: string): Promise<void> {
  await app.database.write(async (trx) => {
    const { user_id: userId } = await trx
      .updateTable('profiles')
      .set({ is_suspended: 1 })
      .where('email', '=', email)
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await endPresence(trx, userId);
  });
}

describe('a user comes online', () => {
  it('by signing up or signing in, from that instant on', async () => {
    const user = await app.signUp();
    expect(await stored(user.email)).toEqual({
      isOnline: true,
      lastSeen: app.clock.now,
      since: app.clock.now,
    });
    await user.post('/api/auth/sign-out');
    expect(await stored(user.email)).toMatchObject({ isOnline: false, since: null });
    app.clock.now += 1_000;
    await signIn(user.email);
    expect(await stored(user.email)).toMatchObject({ isOnline: true, since: app.clock.now });
  });

  it.each([
    ['an event stream', async (user: TestClient) => void (await openStream(app, user))],
    ['a heartbeat', async (user: TestClient) => void (await user.post(HEARTBEAT))],
  ])('by %s', async (_, act) => {
    const user = await app.signUp();
    await user.post('/api/v1/me/offline');
    app.clock.now += 1_000;
    await act(user);
    expect(await stored(user.email)).toEqual({
      isOnline: true,
      lastSeen: app.clock.now,
      since: app.clock.now,
    });
  });

  it('but not by any other request after going offline', async () => {
    const user = await app.signUp();
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
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('again by a heartbeat after two minutes of silence, even before a sweep', async () => {
    const user = await app.signUp();
    app.clock.now += ONLINE_SILENCE_MS + 1;
    await user.post(HEARTBEAT);
    expect((await stored(user.email)).since).toBe(app.clock.now);
  });

  it('but not by any other request after two minutes of silence', async () => {
    const user = await app.signUp();
    app.clock.now += ONLINE_SILENCE_MS + 1;
    expect((await user.get('/api/v1/me')).body.isOnline).toBe(false);
    await app.settled();
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('only once during continuous heartbeats', async () => {
    const user = await app.signUp();
    const { since } = await stored(user.email);
    for (let n = 0; n < 10; n++) {
      app.clock.now += HEARTBEAT_MS;
      await user.post(HEARTBEAT);
      await app.presence.sweep();
    }
    expect(await stored(user.email)).toEqual({ isOnline: true, lastSeen: app.clock.now, since });
  });
});

describe('a user goes offline', () => {
  it('by signing out, even without a call to go offline', async () => {
    const user = await app.signUp();
    const stream = await openStream(app, user);
    await user.post('/api/auth/sign-out');
    await stream.ends();
    expect(stream.heard.at(-1)).toBe('ended notAuthenticated');
    await app.settled();
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
    expect(await streamRows()).toBe(0);
  });

  it('by closing the last tab, after a grace period for a reload', async () => {
    const user = await app.signUp();
    const [first, second] = [await openStream(app, user), await openStream(app, user)];
    await first.leave();
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });

    await second.leave();
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: false, since: null });
  });

  it('but not by reloading a tab', async () => {
    const user = await app.signUp();
    const { since } = await stored(user.email);
    await (await openStream(app, user)).leave();
    app.clock.now += GRACE_MS - 1;
    await openStream(app, user);
    app.clock.now += 1;
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: true, since });
  });

  it('but not by closing a tab while another device polls', async () => {
    const user = await app.signUp();
    const phone = await signIn(user.email);
    await phone.post(HEARTBEAT);
    await (await openStream(app, user)).leave();
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });
  });

  it('after two minutes of silence, even with an open stream', async () => {
    const user = await app.signUp();
    await openStream(app, user);
    app.clock.now += ONLINE_SILENCE_MS;
    await app.streams.check();
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });
    app.clock.now += 1;
    await app.streams.check();
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('when another device ends the session', async () => {
    const user = await app.signUp();
    const phone = await signIn(user.email);
    const stream = await openStream(app, user);
    expect((await phone.delete('/api/v1/me/sessions')).status).toBe(200);
    await stream.ends();
    await app.settled();
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('but not when another session ends', async () => {
    const user = await app.signUp();
    await signIn(user.email);
    await openStream(app, user);
    await user.delete('/api/v1/me/sessions');
    await app.settled();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });
  });

  it('when a password link sets a new password, which ends every session', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { link } = await app.createResetLink(uid);
    const token = new URL(link).searchParams.get('token');
    const answer = await app.visitor().post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(answer.status).toBe(200);
    await app.settled();
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('with a suspension, in the same database transaction', async () => {
    const user = await app.signUp();
    await openStream(app, user);
    await suspend(user.email);
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
    expect(await streamRows()).toBe(0);
    expect((await user.post(HEARTBEAT)).body.code).toBe('accountSuspended');
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('with the deletion of the account, which leaves no presence', async () => {
    const user = await app.signUp();
    const stream = await openStream(app, user);
    await user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email });
    await stream.ends();
    await app.settled();
    for (const table of ['presence', 'event_streams'] as const) {
      expect(await app.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('after a crash, when the sweep deletes the old rows', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const at = app.clock.now;
    await app.database.write(async (trx) => {
      const row = { user_id: uid, id: 'left', session_id: 'gone', opened_at: at, seen_at: at };
      await trx.insertInto('event_streams').values(row).execute();
    });
    await app.presence.sweep();
    expect(await streamRows()).toBe(1);
    app.clock.now += ONLINE_SILENCE_MS + 1;
    await app.presence.sweep();
    expect(await streamRows()).toBe(0);
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('but not when the server stops: the browser opens a stream on the next one', async () => {
    const user = await app.signUp();
    const stream = await openStream(app, user);
    await app.streams.close();
    await stream.ends();
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });
    expect(await streamRows()).toBe(0);
    expect((await openStream(app, user)).status).toBe(503);
  });
});

describe('signing out of one of two devices', () => {
  it('leaves the user online through the other device', async () => {
    const user = await app.signUp();
    const phone = await signIn(user.email);
    await openStream(app, phone);
    await openStream(app, user);
    await user.post('/api/v1/me/offline');
    await user.post('/api/auth/sign-out');
    await app.settled();
    expect(await stored(user.email)).toMatchObject({ isOnline: true });
    await phone.post('/api/v1/me/offline');
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
  });

  it('succeeds even if the presence cannot be stored', async () => {
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.deleteFrom('presence').execute();
    });
    expect((await user.post('/api/auth/sign-out')).body).toEqual({ success: true });
    expect((await user.get('/api/v1/me')).status).toBe(401);
  });
});

describe('a heartbeat', () => {
  it('brings nobody online after its session has ended', async () => {
    const user = await app.signUp();
    const { sessionId, userId } = await app.database.read
      .selectFrom('session')
      .select(['id as sessionId', 'userId'])
      .executeTakeFirstOrThrow();
    await user.post('/api/auth/sign-out');
    await expect(app.presence.heartbeat({ userId, sessionId })).rejects.toMatchObject({
      code: 'notAuthenticated',
    });
    expect(await stored(user.email)).toMatchObject({ isOnline: false });
    expect(await streamRows()).toBe(0);
  });

  it('needs a session', async () => {
    expect((await app.visitor().post(HEARTBEAT)).body.code).toBe('notAuthenticated');
  });
});

describe('the time a user was last seen', () => {
  it('is stored at most once a minute, for any number of requests', async () => {
    const user = await app.signUp();
    const signedUpAt = app.clock.now;
    await user.get('/api/v1/me');
    app.clock.now += 59_999;
    for (let n = 0; n < 5; n++) await user.get('/api/v1/me');
    await app.settled();
    expect((await stored(user.email)).lastSeen).toBe(signedUpAt);
    app.clock.now += 1;
    await user.get('/api/v1/me');
    await app.settled();
    expect((await stored(user.email)).lastSeen).toBe(app.clock.now);
  });

  it('is not stored for a suspended user', async () => {
    const user = await app.signUp();
    const { lastSeen } = await stored(user.email);
    await suspend(user.email);
    app.clock.now += 61_000;
    await user.get('/api/v1/me');
    await app.settled();
    expect((await stored(user.email)).lastSeen).toBe(lastSeen);
  });

  it('does not fail a request if it cannot be stored', async () => {
    const user = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.schema.alterTable('presence').renameColumn('last_seen', 'gone').execute();
    });
    expect((await user.get('/api/v1/expenses')).status).toBe(200);
  });
});
