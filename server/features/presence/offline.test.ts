import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStreamRows, signIn, storedPresence, suspend } from '#server/testing/test-presence.ts';
import { openStream } from '#server/testing/test-stream.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ONLINE_SILENCE_MS } from '#shared/limits.ts';

const HEARTBEAT = '/api/v1/me/heartbeat';
const PASSWORD = 'plain-horse-battery';
const GRACE_MS = 5_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('a user goes offline', () => {
  it('by signing out, even without a call to go offline', async () => {
    const user = await app.signUp();
    const stream = await openStream(app, user);
    await user.post('/api/auth/sign-out');
    await stream.ends();
    expect(stream.events.at(-1)).toBe('ended notAuthenticated');
    await app.settled();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
    expect(await countStreamRows(app)).toBe(0);
  });

  it('by closing the last tab, after a grace period for a reload', async () => {
    const user = await app.signUp();
    const [first, second] = [await openStream(app, user), await openStream(app, user)];
    await first.leave();
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });

    await second.leave();
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false, since: null });
  });

  it('but not by reloading a tab', async () => {
    const user = await app.signUp();
    const { since } = await storedPresence(app, user.email);
    await (await openStream(app, user)).leave();
    app.clock.now += GRACE_MS - 1;
    await openStream(app, user);
    app.clock.now += 1;
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true, since });
  });

  it('but not by closing a tab while another device polls', async () => {
    const user = await app.signUp();
    const phone = await signIn(app, user.email);
    await phone.post(HEARTBEAT);
    await (await openStream(app, user)).leave();
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });
  });

  it('after two minutes of silence, even with an open stream', async () => {
    const user = await app.signUp();
    await openStream(app, user);
    app.clock.now += ONLINE_SILENCE_MS;
    await app.streams.check();
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });
    app.clock.now += 1;
    await app.streams.check();
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
  });

  it('when another device ends the session', async () => {
    const user = await app.signUp();
    const phone = await signIn(app, user.email);
    const stream = await openStream(app, user);
    expect((await phone.delete('/api/v1/me/sessions')).status).toBe(200);
    await stream.ends();
    await app.settled();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
  });

  it('but not when another session ends', async () => {
    const user = await app.signUp();
    await signIn(app, user.email);
    await openStream(app, user);
    await user.delete('/api/v1/me/sessions');
    await app.settled();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });
  });

  it('when a password link sets a new password, which ends every session', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { link } = await app.createResetLink(uid);
    const token = new URL(link).searchParams.get('token');
    const response = await app.visitor().post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(response.status).toBe(200);
    await app.settled();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
  });

  it('with a suspension, in the same database transaction', async () => {
    const user = await app.signUp();
    await openStream(app, user);
    await suspend(app, user.email);
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
    expect(await countStreamRows(app)).toBe(0);
    expect((await user.post(HEARTBEAT)).body.code).toBe('accountSuspended');
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
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
    expect(await countStreamRows(app)).toBe(1);
    app.clock.now += ONLINE_SILENCE_MS + 1;
    await app.presence.sweep();
    expect(await countStreamRows(app)).toBe(0);
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
  });

  it('but not when the server stops: the browser opens a stream on the next one', async () => {
    const user = await app.signUp();
    const stream = await openStream(app, user);
    await app.streams.close();
    await stream.ends();
    app.clock.now += GRACE_MS;
    await app.presence.sweep();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });
    expect(await countStreamRows(app)).toBe(0);
    expect((await openStream(app, user)).status).toBe(503);
  });
});

describe('signing out of one of two devices', () => {
  it('leaves the user online through the other device', async () => {
    const user = await app.signUp();
    const phone = await signIn(app, user.email);
    await openStream(app, phone);
    await openStream(app, user);
    await user.post('/api/v1/me/offline');
    await user.post('/api/auth/sign-out');
    await app.settled();
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: true });
    await phone.post('/api/v1/me/offline');
    expect(await storedPresence(app, user.email)).toMatchObject({ isOnline: false });
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
