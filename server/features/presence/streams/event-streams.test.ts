import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeProfile, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { waitForEarlierEvents, openStream, type TestStream } from '#server/testing/test-stream.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import { streamEvents } from '#shared/contract/presence.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('an event stream', () => {
  it('starts with ready, and is neither cached nor compressed nor buffered', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    await stream.receives('ready');
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
    const user = await signUpUser(app);
    await changeProfile(app, user, { is_suspended: 1 });
    const refused = await user.get(streamEvents.path);
    expect([refused.status, refused.body.code]).toEqual([403, 'accountSuspended']);
  });

  it('is not opened by a HEAD request', async () => {
    const user = await signUpUser(app);
    const response = await user.send('HEAD', streamEvents.path);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await app.database.read.selectFrom('event_streams').selectAll().execute()).toEqual([]);
  });

  it('closes when the caller disconnects', async () => {
    const user = await signUpUser(app);
    const cookie = user.cookieHeader();
    const connection = new AbortController();
    await app.app.request(new URL(streamEvents.path, TEST_ORIGIN), {
      headers: { cookie },
      signal: connection.signal,
    });
    connection.abort();
    await app.settled();
    expect(await app.database.read.selectFrom('event_streams').selectAll().execute()).toEqual([]);
  });

  it('is refused to a user with twenty open ones, until one closes', async () => {
    const [user, other] = [await signUpUser(app), await signUpUser(app)];
    const streams: TestStream[] = [];
    for (let n = 0; n < 20; n++) streams.push(await openStream(app, user));
    const refused = await user.get(streamEvents.path);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyStreams']);
    expect((await openStream(app, other)).status).toBe(200);
    await streams[0]?.leave();
    expect((await openStream(app, user)).status).toBe(200);
  });

  it('is limited to twenty per user, even for requests at the same moment', async () => {
    const user = await signUpUser(app);
    const opened = await Promise.all(Array.from({ length: 30 }, () => openStream(app, user)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('event streams from one network address', () => {
  it('are limited to 400 over all users, without affecting other addresses', async () => {
    await app.close();
    app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const openFrom = async (user: Pick<TestUser, 'cookieHeader'>, address: string) => {
      const cookie = user.cookieHeader();
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

describe('a stream ends', () => {
  it('at once with a suspension, giving the reason', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    await changeProfile(app, user, { is_suspended: 1 });
    app.bus.publish({ name: 'access', userId: user.uid });
    await stream.ends();
    expect(stream.events).toEqual(['ready', 'ended accountSuspended']);
  });

  it('at the next check, every 15 seconds, with a suspension by another process', async () => {
    const [user, other] = [await signUpUser(app), await signUpUser(app)];
    const [stream, others] = [await openStream(app, user), await openStream(app, other)];
    await changeProfile(app, user, { is_suspended: 1 });
    await app.streams.check();
    await stream.ends();
    expect(stream.events).toEqual(['ready', 'ended accountSuspended']);
    await others.receives(':');
    expect(others.events).toEqual(['ready', ':']);
  });

  it('with its session, but not with other sessions', async () => {
    const user = await signUpUser(app);
    const phone = app.visitor();
    await phone.post('/api/auth/sign-in/email', { email: user.email, password: 'plain-horse-battery' });
    const [ownStream, phoneStream] = [await openStream(app, user), await openStream(app, phone)];
    await user.delete('/api/v1/me/sessions');
    await phoneStream.ends();
    expect(phoneStream.events.at(-1)).toBe('ended notAuthenticated');
    await waitForEarlierEvents(app, ownStream);
    expect(ownStream.events).not.toContain('ended notAuthenticated');
  });

  it('with a session that has expired', async () => {
    const user = await signUpUser(app);
    const stream = await openStream(app, user);
    app.clock.now += 7 * 24 * 60 * 60_000 + 60_000;
    await app.streams.check();
    await stream.ends();
    expect(stream.events.at(-1)).toBe('ended notAuthenticated');
  });

  it('with a change of password on another device', async () => {
    const user = await signUpUser(app);
    const phone = app.visitor();
    await phone.post('/api/auth/sign-in/email', { email: user.email, password: 'plain-horse-battery' });
    const stream = await openStream(app, phone);
    const passwords = { currentPassword: 'plain-horse-battery', newPassword: 'another-plain-horse' };
    expect((await user.post('/api/v1/me/password', passwords)).status).toBe(200);
    await stream.ends();
  });
});
