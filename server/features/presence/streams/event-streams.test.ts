import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStream, type TestStream } from '#server/testing/test-stream.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { streamEvents } from '#shared/contract/presence.ts';

const TRANSACTION = { description: 'Coffee', amount: 1, date: '2026-11-20' };

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

type User = TestClient & { email: string; uid: string };

async function signUp(): Promise<User> {
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  return { ...user, uid };
}

async function change(user: User, columns: { is_admin?: 0 | 1; is_suspended?: 0 | 1 }): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}

async function newAdmin(): Promise<User> {
  const admin = await signUp();
  await change(admin, { is_admin: 1 });
  return admin;
}

/** Waits until all earlier events have arrived: an event to everybody comes after them. */
async function caughtUp(...streams: TestStream[]): Promise<void> {
  await app.settled();
  app.bus.publish({ name: 'instance' });
  for (const stream of streams) await stream.hears('instance');
}

describe('an event stream', () => {
  it('starts with ready, and is neither cached nor compressed nor buffered', async () => {
    const user = await signUp();
    const stream = await openStream(app, user);
    await stream.hears('ready');
    expect(stream.status).toBe(200);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
  });

  it('needs a session of a user who is not suspended', async () => {
    const visitor = await app.visitor().get(streamEvents.path);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'notAuthenticated']);
    const user = await signUp();
    await change(user, { is_suspended: 1 });
    const refused = await user.get(streamEvents.path);
    expect([refused.status, refused.body.code]).toEqual([403, 'accountSuspended']);
  });

  it('is not opened by a HEAD request', async () => {
    const user = await signUp();
    const answer = await user.send('HEAD', streamEvents.path);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(await app.database.read.selectFrom('event_streams').selectAll().execute()).toEqual([]);
  });

  it('closes when the caller disconnects', async () => {
    const user = await signUp();
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const breaking = new AbortController();
    await app.app.request(new URL(streamEvents.path, TEST_ORIGIN), {
      headers: { cookie },
      signal: breaking.signal,
    });
    breaking.abort();
    await app.settled();
    expect(await app.database.read.selectFrom('event_streams').selectAll().execute()).toEqual([]);
  });

  it('is refused to a user with twenty open ones, until one closes', async () => {
    const [user, other] = [await signUp(), await signUp()];
    const streams: TestStream[] = [];
    for (let n = 0; n < 20; n++) streams.push(await openStream(app, user));
    const refused = await user.get(streamEvents.path);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyStreams']);
    expect((await openStream(app, other)).status).toBe(200);
    await streams[0]?.leave();
    expect((await openStream(app, user)).status).toBe(200);
  });

  it('is limited to twenty, even for requests at the same moment', async () => {
    const user = await signUp();
    const opened = await Promise.all(Array.from({ length: 30 }, () => openStream(app, user)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('event streams from one network address', () => {
  it('are limited to 400 over all users, without affecting other addresses', async () => {
    await app.close();
    app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const openFrom = async (user: Pick<User, 'cookies'>, address: string) => {
      const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'x-forwarded-for': address };
      return await app.app.request(new URL(streamEvents.path, TEST_ORIGIN), { headers });
    };
    for (let n = 0; n < 20; n++) {
      const user = await app.signUp();
      const opened = await Promise.all(Array.from({ length: 20 }, () => openFrom(user, '203.0.113.9')));
      expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
    }
    const last = await app.signUp();
    const refused = await openFrom(last, '203.0.113.9');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const open = await openFrom(last, '203.0.113.10');
    expect(open.status).toBe(200);
    await open.body?.cancel();
  });
});

describe('a user’s stream', () => {
  it.each([
    ['records', 'an added transaction', (user: User) => user.post('/api/v1/expenses', TRANSACTION)],
    ['profile', 'a changed profile', (user: User) => user.patch('/api/v1/me', { theme: 'dark' })],
    ['profile', 'accepted terms', (user: User) => user.post('/api/v1/me/terms', { accepted: true })],
    ['profile', 'a declined location', (user: User) => user.post('/api/v1/me/location/decline')],
    ['profile', 'a removed photo', (user: User) => user.delete('/api/v1/me/photo')],
  ])('has %s for %s, on every device of this user only', async (name, _, act) => {
    const [user, other] = [await signUp(), await newAdmin()];
    const own = [await openStream(app, user), await openStream(app, user)];
    const others = await openStream(app, other);
    expect((await act(user)).status).toBeLessThan(300);
    for (const stream of own) await stream.hears(name);
    await caughtUp(others);
    expect(others.heard).not.toContain(name);
  });

  it('has an event for edited and deleted transactions, one or several', async () => {
    const user = await signUp();
    const { id } = (await user.post('/api/v1/expenses', TRANSACTION)).body as { id: string };
    const stream = await openStream(app, user);
    await user.patch(`/api/v1/expenses/${id}`, { amount: 2 });
    await stream.hears('records', 1);
    await user.delete(`/api/v1/expenses/${id}`);
    await stream.hears('records', 2);
    await user.post('/api/v1/transactions/delete', { ids: [id] });
    await stream.hears('records', 3);
  });

  it('has two events for many changes at once: one at the start and one at the end', async () => {
    const user = await signUp();
    const stream = await openStream(app, user);
    await Promise.all(Array.from({ length: 40 }, () => user.post('/api/v1/expenses', TRANSACTION)));
    await stream.hears('records', 2);
    await caughtUp(stream);
    expect(stream.heard.filter((name) => name === 'records')).toHaveLength(2);
  });

  it('has no event for a refused write', async () => {
    const user = await signUp();
    const stream = await openStream(app, user);
    await user.post('/api/v1/expenses', { ...TRANSACTION, amount: -1 });
    await user.patch('/api/v1/expenses/nothing', { amount: 1 });
    await caughtUp(stream);
    expect(stream.heard).toEqual(['ready', 'instance']);
  });

  it('has no event for presence and sign-ups, unlike an administrator’s', async () => {
    const [user, admin] = [await signUp(), await newAdmin()];
    const [own, administrators] = [await openStream(app, user), await openStream(app, admin)];
    await app.signUp();
    await administrators.hears('notifications');
    await administrators.hears('presence');
    await caughtUp(own, administrators);
    expect(own.heard).toEqual(['ready', 'instance']);
  });

  it('has only the names of events', async () => {
    const [user, admin] = [await signUp(), await newAdmin()];
    const stream = await openStream(app, admin);
    await user.post('/api/auth/sign-out');
    await stream.hears('presence');
    expect(stream.heard.every((text) => /^(ready|presence|notifications)$/.test(text))).toBe(true);
  });
});

describe('a change of role', () => {
  it.each([
    ['with an event', true],
    ['without an event', false],
  ])('stops the events for administrators (%s)', async (_, isTold) => {
    const [demoted, kept] = [await newAdmin(), await newAdmin()];
    const streams = { demoted: await openStream(app, demoted), kept: await openStream(app, kept) };
    await app.signUp();
    await streams.demoted.hears('notifications');
    await streams.kept.hears('notifications');

    await change(demoted, { is_admin: 0 });
    if (isTold) app.bus.publish({ name: 'access', userId: demoted.uid });
    const before = [...streams.demoted.heard];
    const keptBefore = streams.kept.heard.filter((name) => name === 'notifications').length;
    await app.signUp();
    await streams.kept.hears('notifications', keptBefore + 1);
    await caughtUp(streams.demoted);
    expect(streams.demoted.heard).toEqual([...before, 'profile', 'instance']);
  });

  it('starts these events for a promoted user with an open stream', async () => {
    const user = await signUp();
    const stream = await openStream(app, user);
    await change(user, { is_admin: 1 });
    app.bus.publish({ name: 'access', userId: user.uid });
    await app.settled();
    await app.signUp();
    await stream.hears('notifications');
  });

  it.each([
    ['by another administrator, at once', true],
    ['by another process, at the next check, every 15 seconds', false],
  ])('reaches its user: %s', async (_, isFromHere) => {
    const [user, admin] = [await signUp(), await newAdmin()];
    const stream = await openStream(app, user);
    const told = () => stream.heard.filter((name) => name === 'profile').length;
    for (const [times, isAdmin] of [
      [1, true],
      [2, false],
    ] as const) {
      if (isFromHere) await admin.put(`/api/v1/admin/users/${user.uid}/role`, { isAdmin });
      else await change(user, { is_admin: isAdmin ? 1 : 0 });
      await (isFromHere ? app.settled() : app.streams.check());
      await stream.hears('profile', times);
      await app.streams.check();
      expect(told()).toBe(times);
    }
  });
});

describe('a stream ends', () => {
  it('at once with a suspension, giving the reason', async () => {
    const user = await signUp();
    const stream = await openStream(app, user);
    await change(user, { is_suspended: 1 });
    app.bus.publish({ name: 'access', userId: user.uid });
    await stream.ends();
    expect(stream.heard).toEqual(['ready', 'ended accountSuspended']);
  });

  it('at the next check, every 15 seconds, with a suspension by another process', async () => {
    const [user, other] = [await signUp(), await signUp()];
    const [stream, others] = [await openStream(app, user), await openStream(app, other)];
    await change(user, { is_suspended: 1 });
    await app.streams.check();
    await stream.ends();
    expect(stream.heard).toEqual(['ready', 'ended accountSuspended']);
    await others.hears(':');
    expect(others.heard).toEqual(['ready', ':']);
  });

  it('with its session, but not with other sessions', async () => {
    const user = await signUp();
    const phone = app.visitor();
    await phone.post('/api/auth/sign-in/email', { email: user.email, password: 'plain-horse-battery' });
    const [own, phones] = [await openStream(app, user), await openStream(app, phone)];
    await user.delete('/api/v1/me/sessions');
    await phones.ends();
    expect(phones.heard.at(-1)).toBe('ended notAuthenticated');
    await caughtUp(own);
    expect(own.heard).not.toContain('ended notAuthenticated');
  });

  it('with a session that has expired', async () => {
    const user = await signUp();
    const stream = await openStream(app, user);
    app.clock.now += 7 * 24 * 60 * 60_000 + 60_000;
    await app.streams.check();
    await stream.ends();
    expect(stream.heard.at(-1)).toBe('ended notAuthenticated');
  });

  it('with a change of password on another device', async () => {
    const user = await signUp();
    const phone = app.visitor();
    await phone.post('/api/auth/sign-in/email', { email: user.email, password: 'plain-horse-battery' });
    const stream = await openStream(app, phone);
    const passwords = { currentPassword: 'plain-horse-battery', newPassword: 'another-plain-horse' };
    expect((await user.post('/api/v1/me/password', passwords)).status).toBe(200);
    await stream.ends();
  });
});
